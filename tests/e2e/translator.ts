/** Imitates Google Translate in Chrome, which replaces each text node by `<font>` elements with a new text node. */
import type { Page } from '@playwright/test'

/** Runs in the page: replaces all text nodes that have not been replaced yet. */
function translateOnce() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.data.trim() === '') continue
    if (text.parentElement?.closest('font, script, style, noscript, template, textarea, select'))
      continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Translates the page's current text. */
export const translate = (page: Page) => page.evaluate(translateOnce)

/** Translates each text as soon as it is rendered. Call this before the page is opened. */
export async function keepTranslating(page: Page): Promise<void> {
  await page.addInitScript({
    content: `${translateOnce.toString()}
      new MutationObserver((changes, observer) => {
        if (document.body) translateOnce()
        observer.takeRecords()
      }).observe(document, { childList: true, subtree: true, characterData: true })`,
  })
}

/** Translates after hydration has begun, before React renders. Call this before the page is opened. */
export async function translateWhileHydrating(page: Page): Promise<void> {
  // The app adds its icons just before it calls `hydrateRoot`. The observer is notified just after that call.
  await page.addInitScript({
    content: `${translateOnce.toString()}
      addEventListener('DOMContentLoaded', () => {
        const sprite = document.querySelector('.icon-sprite')
        new MutationObserver(translateOnce).observe(sprite, { childList: true })
      })`,
  })
}
