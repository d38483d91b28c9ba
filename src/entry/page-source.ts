/**
 * What a prerendered page says of the content it was made of, as JSON in a data block: enough to ask the
 * lake whether it has changed, and to hydrate (docs/decisions/0028-the-app-comes-when-it-is-needed.md).
 */
export type PageSource = {
  /** By which the build knows the page. The page for unknown addresses is served at others. */
  path: string
  /** Address of the lake's query endpoint. */
  endpoint: string
  groq: string
  /** Name of the query's parameter, whose value is the last part of the address; null without one. */
  param: string | null
  /** When the lake gave the content. */
  asOf: string
  /** Hash of the content, as `contentText` has it. */
  content: number
  /** Hash of the snapshot's text. */
  snapshot: number
}

const ELEMENT_ID = 'page-source'

/** The data block; `<` is escaped so that no content can end it (HTML, "Restrictions for contents of script elements"). */
export function pageSourceElement(source: PageSource): string {
  const json = JSON.stringify(source).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** Reads the data block of the document, if it has been prerendered. */
export function readPageSource(): PageSource | null {
  const element = document.getElementById(ELEMENT_ID)
  return element && JSON.parse(element.textContent || 'null')
}
