import type { PreviewHeaderProps } from 'sanity/presentation'

/**
 * The preview's header without "Share this preview" (docs/decisions/0031): drafts come from the Studio around the
 * page, so that whoever got a shared address would see what is published and take it for the draft.
 */
export function HeaderWithoutSharing(props: PreviewHeaderProps) {
  return props.renderDefault({ ...props, canSharePreviewAccess: false })
}
