/** A publication changes only `content-time.json` and the files of pages that show the published content. */
import type { SanityClient } from '@sanity/client'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { changedFiles, type Files, useSiteBuild } from './helpers/site-build.ts'

const site = useSiteBuild()

let client: SanityClient
beforeAll(() => {
  client = site.client()
})

/** Contact details in the site settings. */
const CONTACT_FIELDS = ['emergencyPhone', 'whatsappNumber', 'supportEmail'] as const
type ContactField = (typeof CONTACT_FIELDS)[number]

/** Calls `publish`, then rebuilds the site. */
async function rebuildAfter(publish: () => Promise<unknown>) {
  const before = await site.files()
  await publish()
  const { output, errors, code } = await site.rebuild()
  const files = await site.files()
  return { output, errors, code, before, files, changed: changedFiles(before, files) }
}

test('builds the same bytes from the same content', { tags: ['nightly'] }, async () => {
  expect((await site.buildFresh('second')).code).toBe(0)
  const [first, second] = await Promise.all([site.contents('dist'), site.contents('second')])
  expect([...second.keys()].toSorted()).toEqual([...first.keys()].toSorted())
  expect([...second].filter(([name, content]) => first.get(name) !== content)).toEqual([])
})

test('without a publication, no file is written and nothing is printed', async () => {
  const { output, before, files } = await rebuildAfter(() => Promise.resolve())
  expect(output).toBe('')
  expect(files).toEqual(before)
})

test('a new emergency contact of a port changes only the port’s page and the content time', async () => {
  const contact = {
    _key: 'a',
    _type: 'emergencyContact',
    role: 'Pilots',
    contact: '+91 22 1234 5678',
  }
  const { output, changed } = await rebuildAfter(() =>
    client
      .patch('port-mundra')
      .set({ emergencyContacts: [contact] })
      .commit(),
  )
  expect(output.trim()).toBe('Pages built (1): /ports/mundra')
  expect(changed).toEqual(['content-time.json', 'content/ports/mundra.json', 'ports/mundra.html'])
  expect(await site.read('ports/mundra.html')).toContain('+91 22 1234 5678')
})

test(
  'a port’s local nuances change its page, and the page and PDF of the compliance pack',
  { tags: ['nightly'] },
  async () => {
    const { changed } = await rebuildAfter(() =>
      client
        .patch('port-mundra')
        .set({ localNuances: ['Moor with eight lines.'] })
        .commit(),
    )
    expect(changed).toEqual([
      'content-time.json',
      'content/docs/compliance-pack.json',
      'content/ports/mundra.json',
      'docs/compliance-pack.html',
      'docs/india-compliance-pack.pdf',
      'ports/mundra.html',
    ])
  },
)

test(
  'a new port has a page and a sitemap entry until it is unpublished',
  { tags: ['nightly'] },
  async () => {
    const mundra = await client.getDocument('port-mundra')
    const slug = { _type: 'slug', current: 'chennai' }
    const created = await rebuildAfter(() =>
      client.create({ ...mundra, _type: 'port', _id: 'port-chennai', name: 'Chennai', slug }),
    )
    expect(created.changed).toContain('ports/chennai.html')
    expect(await site.read('sitemap.xml')).toContain('<loc>https://site.test/ports/chennai</loc>')

    const deleted = await rebuildAfter(() => client.delete('port-chennai'))
    expect(deleted.output).toContain('Pages gone (1): /ports/chennai')
    expect([...deleted.files.keys()].filter((name) => name.includes('chennai'))).toEqual([])
    expect(await site.read('sitemap.xml')).not.toContain('chennai')
  },
)

test('a new image is cropped as the editor chose, and replaces the files of the old image', async () => {
  const photograph = await sharp({
    create: { width: 1300, height: 1300, channels: 3, background: '#0a3' },
  })
    .jpeg()
    .toBuffer()
  const asset = await client.assets.upload('image', photograph, { filename: 'photograph.jpg' })
  const image = {
    _type: 'image',
    asset: { _type: 'reference', _ref: asset._id },
    alt: 'A photograph',
    hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0, width: 0.1, height: 0.1 },
    crop: { _type: 'sanity.imageCrop', top: 0.1, bottom: 0, left: 0, right: 0 },
  }
  const { changed, before, files } = await rebuildAfter(() =>
    client.patch('caseStudy-supramax-tow').set({ image }).commit(),
  )
  const media = [480, 800, 1200, 1300].map(
    (width) => `media/${asset.sha1hash}-1300x1300-0-130-1300-867-w${width}.webp`,
  )
  expect(changed.filter((name) => name.startsWith('media/'))).toEqual(media.toSorted())
  expect([...before.keys()].filter((name) => !files.has(name))).toEqual([
    expect.stringMatching(/^media\/\w+-1200x800-clean\.svg$/),
    expect.stringMatching(/^media\/\w+-1200x800-clean\.svg\.br$/),
    expect.stringMatching(/^media\/\w+-1200x800-clean\.svg\.gz$/),
  ])
  expect(await site.read('case-studies.html')).toContain(`/${media[0]} 480w`)
})

test(
  'leaves out and reports an unreadable image until it is readable',
  { tags: ['nightly'] },
  async () => {
    const [asset] = await client.fetch<{ _id: string; path: string }[]>(
      `*[_id == "caseStudy-supramax-tow"].image.asset->{_id, path}`,
    )
    if (!asset) throw new Error('the case study has no image')
    const { code, errors, changed } = await rebuildAfter(async () => {
      await client.patch('contactPage').set({ heading: 'Not held up' }).commit()
      await client
        .patch(asset._id)
        .set({ path: 'images/localdev/production/gone-9x6.svg' })
        .commit()
    })
    expect(code).toBe(2)
    expect(errors).toContain("gone-9x6.svg can't be copied: status 404")
    expect(errors).toMatch(/\/case-studies \(.*field Drawing\): The image can’t be read/)
    expect(changed).toContain('contact.html')
    expect(await site.read('case-studies.html')).not.toContain('gone-9x6')

    const { output } = await rebuildAfter(() =>
      client.patch(asset._id).set({ path: asset.path }).commit(),
    )
    expect(output.trim()).toBe('Pages built (2): /case-studies /')
  },
)

test('when the settings are invalid, keeps the contact details and reports the invalid field', async () => {
  const before = await client.getDocument<Record<ContactField, string>>('siteSettings')
  if (!before) throw new Error('the seed has no settings')
  const { errors, code } = await rebuildAfter(() =>
    client
      .patch('siteSettings')
      .unset(['emergencyPhone', 'whatsappNumber'])
      .set({ supportEmail: 'desk' })
      .commit(),
  )

  expect(code).toBe(2)
  expect(errors).toContain('(Site settings, field Support email): It is "desk", not an email')
  for (const page of ['index.html', 'docs/compliance-pack.html', 'content/contact.json']) {
    const text = await site.read(page)
    for (const field of CONTACT_FIELDS) expect(text).toContain(before[field])
  }
  const dialled = before.emergencyPhone.replaceAll(' ', '')
  expect(await site.read('index.html')).toContain(`href="tel:${dialled}"`)
  await client.createOrReplace(before)
})

test(
  'after all rebuilds, the site equals a full build, except for times and earlier editions of the summary',
  { tags: ['nightly'] },
  async () => {
    await client.patch('complianceSummaryDocument').set({ version: '2.0' }).commit()
    await site.rebuild()
    await site.buildFresh()
    const [rebuilt, fresh] = await Promise.all([site.contents('dist'), site.contents('fresh')])
    // The rebuilt site keeps earlier editions of the summary, because links in emails lead to them.
    const current = summariesIn(fresh)
    const earlier = summariesIn(rebuilt).filter((name) => !current.includes(name))
    expect(current).toHaveLength(1)
    expect(earlier.length).toBeGreaterThan(0)
    expect([...rebuilt.keys()].toSorted()).toEqual([...fresh.keys(), ...earlier].toSorted())
    const differences = [...fresh]
      .filter(([name]) => !/\.(br|gz)$|^build-status/.test(name))
      .filter(([name, content]) => withoutTimes(rebuilt.get(name) ?? '') !== withoutTimes(content))
      .map(([name]) => name)
    expect(differences).toEqual([])
    for (const [name, content] of [...rebuilt].filter(([file]) => file.endsWith('.br'))) {
      const plain = brotliDecompressSync(Buffer.from(content, 'latin1')).toString('latin1')
      expect(plain).toBe(rebuilt.get(name.slice(0, -'.br'.length)))
    }
  },
)

/** File names of all editions of the compliance summary. */
function summariesIn(files: Files): string[] {
  return [...files.keys()].filter((name) => /^docs\/[0-9a-f]{16}\.pdf$/.test(name))
}

/** Removes the times of query results from a file. */
function withoutTimes(content: string): string {
  // The hash of the page's content file depends on these times too.
  return content
    .replaceAll(/"(asOf|publishedAt)":"[^"]+"/g, '"$1":""')
    .replaceAll(/data-snapshot="\w+"/g, 'data-snapshot=""')
}
