import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { media } from 'sanity-plugin-media'
import { structureTool } from 'sanity/structure'
import { buildStatus } from './build-status/build-status.ts'
import { statusUrlOf } from './build-status/read-status.ts'
import { documentOptions } from './desk/document-options.ts'
import { structure } from './desk/structure.ts'
import { templates } from './desk/templates.ts'
import { Icon } from './icon.tsx'
import { computeInitialValuesAtOnce } from './initial-values.ts'
import { InputWithLines } from './inputs/lines-input.tsx'
import { lakeSettings } from './lake-client.ts'
import { localeBundles } from './locale.ts'
import { presentation } from './presentation/presentation.ts'
import { tidyDrafts } from './releases/tidy-drafts.tsx'
import { saving } from './saving/saving.ts'
import { studioTypes } from './schema-types.tsx'
import { checkedUploads } from './uploads/checked-uploads.ts'
import { whereabouts } from './whereabouts/whereabouts.tsx'
import { workingTogether } from './working-together.ts'

computeInitialValuesAtOnce()

const { comments, ...together } = workingTogether(process.env['SANITY_STUDIO_API_HOST'])

/** The Studio's workspace; with no API host it works on the hosted service. */
export default defineConfig({
  title: 'Global Salvage',
  icon: Icon,
  // Written out in full, since the build replaces these expressions with their values.
  projectId: process.env['SANITY_STUDIO_PROJECT_ID'] || 'localdev',
  dataset: process.env['SANITY_STUDIO_DATASET'] || 'production',
  ...lakeSettings(process.env['SANITY_STUDIO_API_HOST']),
  plugins: [
    structureTool({ title: 'Content', structure }),
    ...presentation(process.env['SANITY_STUDIO_SITE_URL']),
    media({
      creditLine: { enabled: false },
      // Pictures are uploaded where they are used: there each file is checked first.
      directUploads: false,
    }),
    saving(),
    whereabouts(),
    tidyDrafts(),
    ...buildStatus(
      statusUrlOf(
        process.env['SANITY_STUDIO_SITE_URL'],
        process.env['SANITY_STUDIO_BUILD_STATUS_URL'],
      ),
    ),
    // For developers, in `npm run dev`. A build's editors are not offered it, and never load it.
    ...(process.env['SANITY_STUDIO_VISION'] ? [visionTool()] : []),
  ],
  form: { image: { assetSources: checkedUploads }, components: { input: InputWithLines } },
  schema: { types: studioTypes, templates },
  document: { ...documentOptions, comments },
  ...together,
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  i18n: { bundles: localeBundles },
})
