/** The site's pages with their drafts, beside the form (docs/decisions/0011). */
import type { PluginOptions } from 'sanity'
import { type DocumentResolver, presentationTool } from 'sanity/presentation'
import { previewUrl, PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { editedRoutes } from '../../src/routes.ts'
import { HeaderWithoutSharing } from './header-without-sharing.tsx'
import { locations } from './locations.ts'

/**
 * The tool that shows the preview.
 *
 * @param siteUrl origin of the site; without one there is no tool
 */
export function presentation(siteUrl: string | undefined): PluginOptions[] {
  if (!siteUrl) return []
  return [
    presentationTool({
      title: 'Preview',
      previewUrl: { origin: siteUrl, preview: PREVIEW_PATH },
      resolve: { mainDocuments, locations },
      components: { unstable_header: { component: HeaderWithoutSharing } },
    }),
  ]
}

/** The document whose form the Studio opens beside a page. */
const mainDocuments = editedRoutes.flatMap(({ path, document: type }): DocumentResolver[] => {
  const route = previewUrl(path)
  return type === 'port'
    ? [{ route, filter: `_type == "port" && slug.current == $portSlug` }]
    : [{ route, type }]
})
