import { definePlugin } from 'sanity'
import { NavbarWithNotice } from './not-saved-notice.tsx'
import { OpenDocument } from './open-document.tsx'

/** Shows what is not saved yet, asks before the page is closed, and keeps edits until they are saved. */
export const saving = definePlugin({
  name: 'global-salvage/saving',
  studio: { components: { navbar: NavbarWithNotice } },
  document: { components: { unstable_layout: OpenDocument } },
})
