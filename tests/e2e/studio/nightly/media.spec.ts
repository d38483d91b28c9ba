/** Pictures: named, tagged, found by both, used again, and where they are used. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { lakeClient } from '../../../helpers/lake-client.ts'
import { screenshot } from '../tasks/screenshot.ts'
import { expect, test } from '../tasks/tasks.ts'

const CASE = 'caseStudy-tanker-spm-boom'

test('Name a picture, find it, use it again: it says where it is used', async ({
  studio,
  keep,
}) => {
  await keep('_type in ["sanity.imageAsset", "media.tag"]')
  const { page } = studio
  const pictures = page.getByText(/\.svg$/)
  const details = page.getByRole('dialog', { name: 'Asset details' })
  await page.goto(`${studio.url}/media`)
  await expect(pictures).toHaveText([/^port-document/, /^tanker-spm/, /^supramax-tow/])
  // Pictures are uploaded where they are used, since they are checked there.
  await expect(page.getByRole('button', { name: /upload/i })).toHaveCount(0)

  await page.locator('img[src*="images/"]').last().click()
  await details.getByRole('textbox', { name: 'Title' }).fill('Tow in a heavy sea')
  await expect(details.getByText('Tags', { exact: true })).toBeVisible()
  await details.getByRole('combobox').fill('drawings')
  await page.getByText('Create "drawings"').click()
  await expect(details.getByText('drawings', { exact: true })).toBeVisible()
  await details.getByRole('tab', { name: 'References (1)' }).click()
  await expect(details.getByRole('button', { name: /^Supramax, machinery/ })).toBeVisible()
  await details.getByRole('tab', { name: 'Details' }).click()
  const save = details.getByRole('button', { name: 'Save and close' })
  await screenshot(page, 'name-a-picture', details.getByRole('textbox', { name: 'Title' }), save)
  await save.click()
  await expect(details).toBeHidden()
  await expect
    .poll(() => lakeClient.fetch('*[opt.media.tags[]->name.current match "drawings"].title', {}))
    .toEqual(['Tow in a heavy sea'])

  await page.getByRole('textbox', { name: 'Search' }).fill('heavy sea')
  await expect(pictures).toHaveText([/^supramax-tow/])
})

test('the picture of a case is chosen among those there are', async ({ studio, keep }) => {
  await keep(`_id in ["${CASE}", "drafts.${CASE}"]`)
  const { page } = studio
  const drawing = async () =>
    await lakeClient.fetch<string | undefined>(
      '*[_id == $id][0].image.asset->originalFilename',
      { id: `drafts.${CASE}` },
      { perspective: 'raw' },
    )
  await studio.openDocument('caseStudy', CASE)
  await page.getByRole('button', { name: 'Open image options menu' }).click()
  await page.getByRole('menuitem', { name: 'Media', exact: true }).click()
  await expect(page.getByText('Insert image')).toBeVisible()
  const hash = await lakeClient.fetch<string>(
    '*[_type == "sanity.imageAsset" && originalFilename == "supramax-tow.svg"][0].sha1hash',
  )
  // The form behind has pictures too.
  const picture = page.locator(`.media-portal img[src*="${hash}"]`)
  await screenshot(page, 'choose-a-picture', picture)
  await picture.click()
  await expect.poll(drawing).toBe('supramax-tow.svg')
  await expect(page.getByText('Insert image')).toBeHidden()
})

test('the dialog of the crop shows what the site cuts out, three to two around the hotspot', async ({
  studio,
  keep,
}) => {
  await keep(`_id in ["${CASE}", "drafts.${CASE}"] || _type == "sanity.imageAsset"`)
  const { page } = studio
  // Twice as high as wide, so that the site shows a third of it.
  const [width, height] = [1200, 2400]
  const file = await sharp({ create: { width, height, channels: 3, background: '#08304a' } })
    .png()
    .toBuffer()
  const { _id } = await lakeClient.assets.upload('image', file, { filename: 'high.png' })
  const image = { _type: 'image', asset: { _type: 'reference', _ref: _id }, alt: 'High' }
  const published = await lakeClient.getDocument(CASE)
  if (!published) throw new Error('the seed has it')
  await lakeClient.createOrReplace({ ...published, _id: `drafts.${CASE}`, image })

  await studio.openDocument('caseStudy', CASE)
  await page.getByRole('button', { name: 'Open image edit dialog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' })
  const cut = dialog.getByRole('img', { name: 'What the site shows around the hotspot' })
  await cut.scrollIntoViewIfNeeded()
  const rect = async () => new URL((await cut.getAttribute('src')) ?? '').searchParams.get('rect')
  expect(await rect()).toBe('0,800,1200,800')
  const shape = await cut.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode()
    return shown.naturalWidth / shown.naturalHeight
  })
  expect(shape).toBe(1.5)

  const { x, y, width: across, height: down } = await boxOf(dialog.locator('[data-handle=hotspot]'))
  // Smaller first, since one that is as large as the picture has nowhere to go.
  const handle = await boxOf(dialog.locator('[data-handle=hotspotHandle]'))
  const drag = async (from: Point, to: Point) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 10 })
    await page.mouse.up()
  }
  const middle: Point = [x + across / 2, y + down / 2]
  await drag(
    [handle.x + handle.width / 2, handle.y + handle.height / 2],
    [middle[0] + across / 8, middle[1] + down / 8],
  )
  await drag(middle, [middle[0], middle[1] + down / 4])
  const point = async () =>
    await lakeClient.fetch<number>(
      '*[_id == $id][0].image.hotspot.y',
      { id: `drafts.${CASE}` },
      { perspective: 'raw' },
    )
  await expect.poll(point).toBeGreaterThan(0.6)
  const top = Math.min(Math.round((await point()) * height - 400), height - 800)
  await expect.poll(rect).toBe(`0,${top},1200,800`)
})

type Point = readonly [x: number, y: number]

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
