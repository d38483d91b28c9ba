/** The snapshot that a prerendered document shows, as attributes of `#root`: the app hydrates from it. */
export type PageSource = {
  /** By which the build knows the page. The page for unknown addresses is served at others. */
  path: string
  /** Hash of the snapshot's text. Another one means that the site was built again since. */
  snapshot: string
}

/** Reads the attributes that the build writes (`builder/prerender/page-html.ts`), if the document was prerendered. */
export function readPageSource(): PageSource | null {
  const { page, snapshot } = document.getElementById('root')?.dataset ?? {}
  return page && snapshot ? { path: page, snapshot } : null
}
