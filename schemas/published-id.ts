/** The `_id` under which a draft, or a version in a release, is published; that of a published document is its own. */
export function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
}
