/** Shows the site's pages, with the content of drafts, beside the form (docs/decisions/0011). */
import type { PluginOptions } from 'sanity'
import {
  type DocumentResolver,
  type PreviewHeaderProps,
  presentationTool,
} from 'sanity/presentation'
import { previewUrl, PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { editableRoutes } from '../../src/routes.ts'
import { locations } from './locations.ts'

/** @param siteUrl origin of the site; without it there is no preview */
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
const mainDocuments = editableRoutes.flatMap(({ path, document: type }): DocumentResolver[] => {
  const route = previewUrl(path)
  return type === 'port'
    ? [{ route, filter: `_type == "port" && slug.current == $portSlug` }]
    : [{ route, type }]
})

/**
 * The preview's header without "Share this preview" (docs/decisions/0031). Drafts come from the Studio around the
 * page, so a shared link would show published content.
 */
function HeaderWithoutSharing(props: PreviewHeaderProps) {
  return props.renderDefault({ ...props, canSharePreviewAccess: false })
}
