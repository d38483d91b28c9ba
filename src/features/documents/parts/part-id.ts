import { withoutInvisible } from '../../../text/invisible.ts'

/** Id of a part of a document, from its heading, for links in the document's page. */
export function partId(heading: string): string {
  // The preview marks texts with invisible characters.
  return `part-${withoutInvisible(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`
}
