/** The stack that the browser tests run against: what `npm start` runs, with separate ports and data. */
import path from 'node:path'
import { portEnvironment, PORTS } from './ports.ts'

const root = path.resolve(import.meta.dirname, '../..')

export const stack = {
  siteUrl: `http://localhost:${PORTS.stack.site}`,
  studioUrl: `http://localhost:${PORTS.stack.studio}`,
  lakeUrl: `http://localhost:${PORTS.stack.lake}`,
  emailManagerUrl: `http://localhost:${PORTS.stack.emailManager}`,
  dataDir: path.join(root, '.data/test'),
  environment: {
    ...portEnvironment(PORTS.stack),
    DATA_DIR: path.join(root, '.data/test'),
    SITE_OUT_DIR: path.join(root, '.data/test-dist'),
    STUDIO_OUT_DIR: path.join(root, '.data/test-studio'),
    VITE_SANITY_PROJECT_ID: '',
    VITE_EMAIL_MANAGER_URL: '',
  },
}
