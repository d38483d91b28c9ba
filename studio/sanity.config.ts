import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'

import { schemaTypes } from '../schemas/index.ts'
import { structure } from './desk/structure.ts'

const { SANITY_STUDIO_API_HOST, SANITY_STUDIO_DATASET, SANITY_STUDIO_PROJECT_ID } = process.env

/** The Studio's workspace; with no API host it works on the hosted service. */
export default defineConfig({
  projectId: SANITY_STUDIO_PROJECT_ID ?? 'localdev',
  dataset: SANITY_STUDIO_DATASET ?? 'production',
  ...(SANITY_STUDIO_API_HOST ? { apiHost: SANITY_STUDIO_API_HOST } : {}),
  plugins: [structureTool({ structure })],
  schema: { types: schemaTypes },
})
