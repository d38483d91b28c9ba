/** Id of a part of a document, from its heading, for links in the document's page. */
export function partId(heading: string): string {
  return `part-${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}
