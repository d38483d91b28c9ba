import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { media } from 'sanity-plugin-media'
import { structureTool } from 'sanity/structure'
import { documentOptions } from './actions/document-options.ts'
import { buildStatus } from './build-status/build-status.tsx'
import { BrandIcon } from './desk/icons.tsx'
import { templates } from './desk/outline.ts'
import { structure } from './desk/structure.ts'
import { InputWhereEnterAddsLine } from './inputs/lines-input.tsx'
import { lakeSettings } from './lake-client.ts'
import { localeBundles } from './locale.ts'
import { presentation } from './presentation/presentation.ts'
import { saving } from './saving/saving.tsx'
import { studioTypes } from './schema-types.tsx'
import { tidyDrafts } from './tidy-drafts.tsx'
import { checkedUploads } from './uploads/checked-uploads.ts'
import { versionNotice } from './version-notice.tsx'

// Without `postTask`, Sanity computes a new document's initial values at once. With it, Sanity schedules a task for
// each field and gives up after ten seconds: on a slow machine, documents would miss their initial values.
// Sanity's command line also reads this module, without a window.
if (typeof window !== 'undefined' && 'scheduler' in window)
  Object.defineProperty(window.scheduler, 'postTask', { value: undefined })

/** Comments and tasks need user groups and notifications, which the embedded lake lacks. */
const onlyOnHostedSanity = { enabled: !process.env['SANITY_STUDIO_API_HOST'] }

/** Without an API host, the workspace uses hosted Sanity. */
export default defineConfig({
  title: 'Global Salvage',
  icon: BrandIcon,
  // Written out in full, because the build replaces these expressions with their values.
  projectId: process.env['SANITY_STUDIO_PROJECT_ID'] || 'localdev',
  dataset: process.env['SANITY_STUDIO_DATASET'] || 'production',
  ...lakeSettings(process.env['SANITY_STUDIO_API_HOST']),
  plugins: [
    structureTool({ title: 'Content', structure }),
    ...presentation(process.env['SANITY_STUDIO_SITE_URL']),
    media({
      creditLine: { enabled: false },
      // Pictures are uploaded in documents, where each file is checked first.
      directUploads: false,
    }),
    saving(),
    versionNotice(),
    tidyDrafts(),
    ...buildStatus,
    // For developers, in `npm run dev`.
    ...(process.env['SANITY_STUDIO_VISION'] ? [visionTool()] : []),
  ],
  form: { image: { assetSources: checkedUploads }, components: { input: InputWhereEnterAddsLine } },
  schema: { types: studioTypes, templates },
  document: { ...documentOptions, comments: onlyOnHostedSanity },
  tasks: onlyOnHostedSanity,
  releases: { enabled: true },
  scheduledDrafts: { enabled: true },
  // Replaced by scheduled drafts.
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  i18n: { bundles: localeBundles },
})
