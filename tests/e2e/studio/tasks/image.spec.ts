/** An editor uploads a case study's picture, crops it and sets its hotspot; the site shows the result. */
import type { Locator, Page } from '@playwright/test'
import path from 'node:path'
import sharp from 'sharp'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { screenshot } from './screenshot.ts'
import { expect, test } from './tasks.ts'

const ID = 'caseStudy-tanker-spm-boom'
const ALT_TEXT = 'Drawing of a tug that tows a bulk carrier in a heavy sea'
const WIDTH = 2400
const HEIGHT = 1600
const DRAWING = path.resolve(import.meta.dirname, '../../../../seed/illustrations/supramax-tow.svg')

test(
  'Replace the picture of a case study',
  { tag: '@nightly' },
  async ({ studio, visitor, backUp }) => {
    await backUp(`_id in ["${ID}", "drafts.${ID}"]`)
    const { page } = studio
    const file = await sharp(DRAWING, { density: 144 }).resize(WIDTH, HEIGHT).jpeg().toBuffer()

    await studio.open('Case studies', 'Crude tanker')
    await studio.untilEditable()
    const menu = page.getByRole('button', { name: 'Open image options menu' })
    await menu.click()
    const upload = page.getByRole('menuitem', { name: 'Upload' })
    await screenshot(page, 'upload-a-picture', menu, upload)
    const chooser = page.waitForEvent('filechooser')
    await upload.click()
    await (await chooser).setFiles({ name: 'tow.jpg', mimeType: 'image/jpeg', buffer: file })
    await expect.poll(async () => (await imageOf('drafts.')).asset).toMatch(/-2400x1600-jpg$/)
    await studio.field('Alternative text').fill(ALT_TEXT)

    await test.step('Crop it and set its hotspot', async () => {
      await page.getByRole('button', { name: 'Open image edit dialog' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' })
      const tool = dialog.getByRole('img').filter({ hasText: /\d+ × \d+/ })
      await cropAndSetHotspot(page, tool)
      await expect.poll(async () => (await imageOf('drafts.')).hotspot?.y).toBeGreaterThan(0.6)
      const result = dialog.getByRole('img', { name: 'What the site shows around the hotspot' })
      await result.scrollIntoViewIfNeeded()
      await screenshot(page, 'crop-a-picture', result)
      await dialog.getByRole('button', { name: 'Close dialog' }).click()
    })
    await studio.publish()

    const { crop } = await imageOf('')
    expect(crop?.left).toBeCloseTo(0.5, 1)

    for (const { width, fileName, name } of [
      // The phone first, because a browser that already has a wider file uses that file.
      { width: 390, fileName: /w=?480\b/, name: 'picture-phone' },
      { width: 1280, fileName: /w=?800\b/, name: 'picture-wide' },
    ]) {
      await visitor.setViewportSize({ width, height: 800 })
      await visitor.goto('/case-studies')
      const image = visitor.getByRole('img', { name: ALT_TEXT })
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate(chosenFile)).toMatch(fileName)
      const box = await image.boundingBox()
      if (!box) throw new Error('The picture takes no space.')
      expect(box.width / box.height).toBeCloseTo(1.5, 1)
      await screenshot(visitor, name)
    }
  },
)

type Image = {
  asset?: string
  crop?: { left: number }
  hotspot?: { x: number; y: number }
}

async function imageOf(prefix: '' | 'drafts.'): Promise<Image> {
  const query = '*[_id == $id][0].image{"asset": asset._ref, crop, hotspot}'
  const image = await lakeClient.fetch<Image | null>(
    query,
    { id: `${prefix}${ID}` },
    { perspective: 'raw' },
  )
  return image ?? {}
}

/** Cuts off the left half, makes the ellipse of the hotspot smaller and moves it down. */
async function cropAndSetHotspot(page: Page, tool: Locator): Promise<void> {
  const box = await tool.boundingBox()
  if (!box) throw new Error('The picture is not on the screen.')
  // `x` and `y` are fractions of the tool's width and height. The tool shows the picture with a margin on every side.
  const pointAt = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 12 })
    await page.mouse.up()
  }
  await drag(pointAt(0.034, 0.5), pointAt(0.5, 0.5))
  await drag(pointAt(0.897, 0.83), pointAt(0.82, 0.66))
  await drag(pointAt(0.732, 0.5), pointAt(0.75, 0.75))
}

/** Runs in the page: returns the address of the loaded image file; empty while it is loading. */
function chosenFile(element: Element): string {
  return element instanceof HTMLImageElement && element.complete ? element.currentSrc : ''
}
