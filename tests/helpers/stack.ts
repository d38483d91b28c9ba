/** The stack that the browser tests run against: what `npm start` runs, on ports and data of its own. */
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const SITE_PORT = 5183
const LAKE_PORT = 3983
const EMAIL_MANAGER_PORT = 3985
const STUDIO_PORT = 5186

export const stack = {
  siteUrl: `http://localhost:${SITE_PORT}`,
  studioUrl: `http://localhost:${STUDIO_PORT}`,
  lakeUrl: `http://localhost:${LAKE_PORT}`,
  emailManagerUrl: `http://localhost:${EMAIL_MANAGER_PORT}`,
  dataDir: path.join(root, '.data/test'),
  environment: {
    SITE_PORT: String(SITE_PORT),
    LAKE_PORT: String(LAKE_PORT),
    EMAIL_MANAGER_PORT: String(EMAIL_MANAGER_PORT),
    STUDIO_PORT: String(STUDIO_PORT),
    DATA_DIR: path.join(root, '.data/test'),
    SITE_OUT_DIR: path.join(root, '.data/test-dist'),
    STUDIO_OUT_DIR: path.join(root, '.data/test-studio'),
    VITE_SANITY_PROJECT_ID: '',
    VITE_EMAIL_MANAGER_URL: '',
  },
}
