/** The pictures of docs/editors-guide.md, taken by the tests of its tasks: `npm run guide`. */
import type { Locator, Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/editors-guide')

/**
 * Takes a picture of the page, if pictures are requested.
 *
 * @param name of the file, without its ending
 * @param pointsAt elements that the reader should find; each gets a frame in the picture
 */
export async function screenshot(page: Page, name: string, ...pointsAt: Locator[]): Promise<void> {
  if (!process.env['GUIDE_SCREENSHOTS']) return
  for (const locator of pointsAt) await locator.evaluate(frame)
  // Playwright stops CSS animations only. All others have ended when two pictures in a row are equal.
  const picture = await steadyPicture(page)
  await page.evaluate(unframe)
  const compressed = await sharp(picture)
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer()
  await writeFile(path.join(FOLDER, `${name}.png`), compressed)
}

async function steadyPicture(page: Page): Promise<Buffer> {
  const take = async () => {
    await page.evaluate(leaveOutWhatVaries)
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  }
  let picture = await take()
  for (;;) {
    const next = await take()
    if (next.equals(picture)) return picture
    picture = next
  }
}

/**
 * Runs in the page: replaces all times by one time, and hides tooltips, which show when an element happens to be under
 * the pointer. Otherwise pictures would differ from run to run.
 */
function leaveOutWhatVaries(): void {
  for (const tooltip of document.querySelectorAll<HTMLElement>('[data-ui="Tooltip"]'))
    tooltip.style.visibility = 'hidden'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const text = currentNode.nodeValue ?? ''
    const steady = text
      .replace(/\d+ (?:sec|min|hr)\. ago|just now/i, '5 min. ago')
      .replace(/[A-Z][a-z]{2} \d+, \d{4}( @|,) \d+:\d+(?::\d+)? [AP]M/, 'Jun 1, 2026$1 10:00 AM')
    if (steady !== text) currentNode.nodeValue = steady
  }
}

/** Runs in the page: draws a frame around an element. */
function frame(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  const box = document.createElement('div')
  box.className = 'guide-frame'
  Object.assign(box.style, {
    position: 'fixed',
    left: `${left - 5}px`,
    top: `${top - 5}px`,
    width: `${width + 10}px`,
    height: `${height + 10}px`,
    border: '3px solid #d4351c',
    borderRadius: '8px',
    boxSizing: 'border-box',
    pointerEvents: 'none',
    zIndex: '2147483647',
  })
  document.body.append(box)
}

/** Runs in the page: removes the frames. */
function unframe(): void {
  for (const box of document.querySelectorAll('.guide-frame')) box.remove()
}
