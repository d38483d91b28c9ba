import { defineCliConfig } from 'sanity/cli'

const { SANITY_STUDIO_DATASET, SANITY_STUDIO_PROJECT_ID } = process.env

export default defineCliConfig({
  api: {
    projectId: SANITY_STUDIO_PROJECT_ID ?? 'localdev',
    dataset: SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  server: { hostname: '127.0.0.1', port: 3333 },
})
