/** Takes the pictures in docs/editors-guide.md while tests perform the guide's tasks: `npm run guide`. */
import type { Locator, Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/editors-guide')

/**
 * Takes a picture of the page, if pictures are requested.
 *
 * @param name of the file, without its extension
 * @param framed elements that the reader should find; each gets a frame in the picture
 */
export async function screenshot(page: Page, name: string, ...framed: Locator[]): Promise<void> {
  if (!process.env['GUIDE_SCREENSHOTS']) return
  for (const locator of framed) await locator.evaluate(drawFrame)
  // Playwright stops only CSS animations. Other animations have ended when two pictures in a row are equal.
  const picture = await steadyPicture(page)
  await page.evaluate(removeFrames)
  const compressed = await sharp(picture)
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer()
  await writeFile(path.join(FOLDER, `${name}.png`), compressed)
}

async function steadyPicture(page: Page): Promise<Buffer> {
  const take = async () => {
    await page.evaluate(hideVaryingParts)
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
 * Runs in the page: replaces all times by a fixed time, and hides tooltips, which appear when an element happens to be
 * under the pointer. Otherwise pictures would differ from run to run.
 */
function hideVaryingParts(): void {
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
function drawFrame(element: Element): void {
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

function removeFrames(): void {
  for (const box of document.querySelectorAll('.guide-frame')) box.remove()
}
