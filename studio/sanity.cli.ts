/** Configuration of the `sanity` command, from SANITY_STUDIO_ variables. */
import { defineCliConfig } from 'sanity/cli'
import { noVendorRequests } from './no-vendor-requests.ts'

const {
  SANITY_STUDIO_API_HOST,
  SANITY_STUDIO_APP_ID,
  SANITY_STUDIO_DATASET,
  SANITY_STUDIO_HOSTNAME,
  SANITY_STUDIO_PROJECT_ID,
} = process.env

export default defineCliConfig({
  api: {
    projectId: SANITY_STUDIO_PROJECT_ID || 'localdev',
    dataset: SANITY_STUDIO_DATASET || 'production',
  },
  // The address at sanity.studio, for `sanity deploy`.
  ...(SANITY_STUDIO_HOSTNAME ? { studioHost: SANITY_STUDIO_HOSTNAME } : {}),
  deployment: {
    // Editors use the version that was tested.
    autoUpdates: false,
    ...(SANITY_STUDIO_APP_ID ? { appId: SANITY_STUDIO_APP_ID } : {}),
  },
  server: { hostname: 'localhost', port: 3333 },
  vite: { plugins: SANITY_STUDIO_API_HOST ? [noVendorRequests()] : [] },
})
