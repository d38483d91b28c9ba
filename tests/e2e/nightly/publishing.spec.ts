/** What is published is in the pages that the host sends, within seconds, and in no other page. */
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { lakeClient, withEdit } from '../../helpers/lake-client.ts'
import { PAGE_PATHS } from '../../helpers/paths.ts'
import { expect, test } from '../fixtures.ts'

test.describe.configure({ mode: 'serial' })

/** Reads a page, or what else is text, as those do who run no scripts. */
const readerOf = (request: APIRequestContext, path: string) => async () =>
  await (await request.get(path)).text()

async function entityTags(request: APIRequestContext): Promise<Map<string, string | undefined>> {
  const tags = PAGE_PATHS.map(async (path) => {
    const response = await request.get(path)
    return [path, response.headers()['etag']] as const
  })
  return new Map(await Promise.all(tags))
}

/** Leaves the site as it was, all that tests before this one have published included. */
test('site settings are sent with every page', async ({ request }) => {
  const before = await entityTags(request)
  const contact = readerOf(request, '/contact')
  await withEdit('siteSettings', 'tagline', 'At sea as on paper', async () => {
    await expect.poll(contact).toContain('At sea as on paper')
    const after = await entityTags(request)
    expect(PAGE_PATHS.filter((path) => before.get(path) === after.get(path))).toEqual([])
  })
  await expect.poll(contact).not.toContain('At sea as on paper')
})

test('a port’s contact is sent with that port’s page, and no other page is another', async ({
  request,
}) => {
  const contacts = await lakeClient.fetch<{ contact: string }[]>(
    `*[_id == "port-kandla"][0].emergencyContacts`,
  )
  const edited = contacts.map((contact) => ({ ...contact, contact: '+91 2836 555 777' }))
  const before = await entityTags(request)
  const kandla = readerOf(request, '/ports/kandla')

  await lakeClient.patch('port-kandla').set({ emergencyContacts: edited }).commit()
  try {
    await expect.poll(kandla).toContain('+91 2836 555 777')
    const after = await entityTags(request)
    expect(PAGE_PATHS.filter((path) => before.get(path) !== after.get(path))).toEqual([
      '/ports/kandla',
    ])
  } finally {
    await lakeClient.patch('port-kandla').set({ emergencyContacts: contacts }).commit()
  }
  await expect.poll(kandla).not.toContain('+91 2836 555 777')
})

test('a port has its page, and its place in the sitemap, until it is unpublished', async ({
  request,
}) => {
  const mundra = await lakeClient.getDocument('port-mundra')
  if (!mundra) throw new Error('the seed has Mundra')
  const port = readerOf(request, '/ports/hazira-test')
  const status = async () => (await request.get('/ports/hazira-test')).status()
  const sitemap = readerOf(request, '/sitemap.xml')
  expect(await status()).toBe(404)

  await lakeClient.create({
    ...mundra,
    _id: 'port-hazira-test',
    name: 'Hazira',
    fullName: 'Hazira Port',
    slug: { _type: 'slug', current: 'hazira-test' },
  })
  try {
    await expect.poll(status).toBe(200)
    expect(await port()).toContain('Hazira Port')
    expect(await sitemap()).toContain('/ports/hazira-test</loc>')
    expect(await readerOf(request, '/')()).toContain('href="/ports/hazira-test"')
  } finally {
    await lakeClient.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.port-hazira-test',
      publishedId: 'port-hazira-test',
    })
  }
  await expect.poll(status).toBe(404)
  expect(await sitemap()).not.toContain('hazira-test')
  expect(await readerOf(request, '/')()).not.toContain('hazira-test')
  await lakeClient.delete('drafts.port-hazira-test')
})

/** 1800 by 1000 in red, with a white strip on top and a blue square in its lower left corner. */
async function photograph(): Promise<Buffer> {
  const sheet = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  return await sharp(await sheet(1800, 1000, '#f00'))
    .composite([
      { input: await sheet(1800, 200, '#fff'), left: 0, top: 0 },
      { input: await sheet(400, 400, '#00f'), left: 0, top: 600 },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Red, green and blue of a corner of an image, as shares of the brightest there is. */
async function cornerOf(image: Buffer, corner: 'top' | 'bottom'): Promise<number[]> {
  const { height } = await sharp(image).metadata()
  const top = corner === 'top' ? 4 : height - 8
  const { channels } = await sharp(
    await sharp(image).extract({ left: 4, top, width: 4, height: 4 }).toBuffer(),
  ).stats()
  return channels.map(({ mean }) => Math.round(mean / 255))
}

test.describe('a photograph with crop and hotspot', () => {
  const alt = 'A photograph that a test has published'
  let drawing: unknown

  test.beforeAll(async () => {
    drawing = await lakeClient.fetch<unknown>(`*[_id == "caseStudy-supramax-tow"][0].image`)
    const asset = await lakeClient.assets.upload('image', await photograph())
    const image = {
      _type: 'image',
      asset: { _type: 'reference', _ref: asset._id },
      alt,
      crop: { _type: 'sanity.imageCrop', top: 0.2, bottom: 0, left: 0, right: 0 },
      hotspot: { _type: 'sanity.imageHotspot', x: 0.1, y: 0.8, width: 0.2, height: 0.2 },
    }
    await lakeClient.patch('caseStudy-supramax-tow').set({ image }).commit()
  })
  test.afterAll(async () => {
    await lakeClient.patch('caseStudy-supramax-tow').set({ image: drawing }).commit()
  })

  for (const [width, fileWidth] of [
    [390, 480],
    [1280, 800],
  ] as const)
    test(`shows the chosen frame, in a file for its place, ${width} pixels wide`, async ({
      page,
    }) => {
      await expect.poll(readerOf(page.request, '/case-studies')).toContain(alt)
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/case-studies')
      const image = page.getByRole('img', { name: alt })
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0)
      const [source, shape] = await image.evaluate(
        (element: HTMLImageElement): [string, number] => [
          new URL(element.currentSrc).pathname,
          element.clientWidth / element.clientHeight,
        ],
      )
      expect(source).toContain(`-0-200-1200-800-w${fileWidth}.webp`)
      expect(source).toMatch(/^\/media\//)
      expect(shape).toBeCloseTo(1.5, 1)

      const file = await (await page.request.get(source)).body()
      expect(await cornerOf(file, 'top')).toEqual([1, 0, 0])
      expect(await cornerOf(file, 'bottom')).toEqual([0, 0, 1])
    })
})
