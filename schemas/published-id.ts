/** The `_id` under which a draft is published; that of a published document is its own. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '')
}
