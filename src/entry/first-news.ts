/**
 * The lake's answer that the boot script has asked for, handed to the first page in place of a request:
 * one request a view.
 */
type FirstNews = { pathname: string; ask: () => Promise<unknown> }

let first: FirstNews | null = null

export function handOverNews(news: FirstNews): void {
  first = news
}

/** @returns the answer to the query of the page at a path, the first time; null afterwards */
export function takeNews(pathname: string): Promise<unknown> | null {
  if (first === null || first.pathname !== pathname) return null
  const { ask } = first
  first = null
  return ask()
}
