/**
 * No broken document stops a build, and a new emergency number reaches every page. Missing site settings, or the loss
 * of many pages, do stop a build.
 */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { SanityClient } from '@sanity/client'
import { beforeAll, expect, test } from 'vitest'
import { fillWithPorts, manyPorts } from '../../helpers/many-ports.ts'
import { readPdf } from '../../helpers/read-pdf.ts'
import { serve } from '../../helpers/temporary.ts'
import { changedFiles, useSiteBuild } from './helpers/site-build.ts'

const site = useSiteBuild()

let client: SanityClient
beforeAll(() => {
  client = site.client()
})

let publications = 0
const readStatus = async (): Promise<unknown> => JSON.parse(await site.read('build-status.json'))

const SAMPLE_PAGES = ['index', 'contact', 'case-studies', 'ports/mumbai', 'docs/compliance-pack']

/** Publishes another emergency number, builds, and looks for it on pages of all kinds. */
async function publishNewNumber() {
  publications += 1
  const emergencyPhone = `+91 22 5550 0${100 + publications}`
  await client.patch('siteSettings').set({ emergencyPhone }).commit()
  const outcome = await site.rebuild()
  const pages = await Promise.all(SAMPLE_PAGES.map((page) => site.read(`${page}.html`)))
  const pagesWithout = SAMPLE_PAGES.filter((_, index) => !pages[index]?.includes(emergencyPhone))
  return { ...outcome, isBuilt: outcome.code !== 1, pagesWithout }
}

/** Starts a server that collects the alarms of builds, as the operator's alarm tool does. */
async function startAlarmTool() {
  const alarms: unknown[] = []
  const server = createServer((request, response) => {
    void json(request).then((alarm) => response.end(void alarms.push(alarm)))
  })
  return { url: await serve(server), alarms }
}

const PACK_HEAD = /Document ID GSI-COMPLIANCE-PACK Version [\d.]+ Copy made \(IST\) \d+ \w+ \d{4}/

/** Reads the sheets of the compliance pack's PDF: two in the design, but more if its content needs them. */
async function readPack() {
  return (await readPdf(await site.readBytes('docs/india-compliance-pack.pdf'))).pages
}

const ON_EVERY_PAGE = { isBuilt: true, pagesWithout: [] }

const textOfLength = (length: number) => 'of the vessel '.repeat(length).slice(0, length)

const BAD_ADDRESSES: [name: string, address: string, remedy: string][] = [
  ['long', 'a'.repeat(300), 'Shorten it to 96 characters'],
  ['surrogate', 'mum\uD800bai', 'lower-case letters'],
  ['upwards', '../../mumbai', 'lower-case letters'],
]

test(
  'neither a long text nor a bad port address stops a build; each bad address is named',
  { tags: ['nightly'] },
  async () => {
    const ids = ['compliancePackDocument', 'port-kandla']
    const before = await client.getDocuments<{ _type: string }>(ids)
    await client
      .patch('compliancePackDocument')
      .set({ lead: textOfLength(6000), footerLines: Array(40).fill(textOfLength(300)) })
      .commit()
    await client
      .patch('port-kandla')
      .set({ localNuances: [textOfLength(4500)] })
      .commit()
    const mundra = await client.getDocument('port-mundra')
    for (const [name, current] of BAD_ADDRESSES)
      await client.create({
        ...mundra,
        _type: 'port',
        _id: `port-${name}`,
        name: `Bad ${name}`,
        slug: { _type: 'slug', current },
      })

    const { errors, ...outcome } = await publishNewNumber()
    expect(outcome).toMatchObject({ ...ON_EVERY_PAGE, code: 2 })
    for (const [name, , remedy] of BAD_ADDRESSES) {
      const port = `Port “Bad ${name}” (port-${name}), field Address of the page`
      expect(errors.split('\n').find((line) => line.includes(port))).toContain(remedy)
    }
    expect(await readStatus()).toMatchObject({ state: 'kept-back' })
    expect(await site.read('index.html')).not.toContain('>Bad ')
    expect((await readPack()).length).toBeGreaterThan(2)

    for (const [name] of BAD_ADDRESSES) await client.delete(`port-${name}`)
    for (const document of before) if (document) await client.createOrReplace(document)
  },
)

test(
  'without Chromium, keeps the last PDFs and tells the operator what to do',
  { tags: ['nightly'] },
  async () => {
    await client.patch('compliancePackDocument').set({ version: '9.9' }).commit()
    const { code, errors } = await site.rebuild({ CHROME_PATH: '/no/such/chrome' })
    expect(code).toBe(2)
    expect(errors).toContain(
      '/docs/india-compliance-pack.pdf: The PDF can’t be made on the machine',
    )
    expect(errors).toContain('Install Chromium')
    expect(await site.read('docs/india-compliance-pack.pdf')).toMatch(/^%PDF/)
    expect(await site.read('docs/compliance-pack.html')).toContain('9.9')

    const { code: nextCode, output } = await site.rebuild()
    expect(nextCode).toBe(0)
    expect(output).toMatch(/^PDFs built .*\/docs\/india-compliance-pack\.pdf/m)
    expect(await readStatus()).toMatchObject({ state: 'ok', notices: [] })
  },
)

test(
  'without site settings, refuses the build and keeps the site; settings published later take effect',
  { tags: ['nightly'] },
  async () => {
    const settings = await client.getDocument('siteSettings')
    if (!settings) throw new Error('the seed has no settings')
    await client.delete('siteSettings')
    const before = await site.files()
    const tool = await startAlarmTool()
    const { code, errors } = await site.rebuild({ BUILD_ALARM_URL: tool.url })
    expect(code).toBe(1)
    expect(tool.alarms).toEqual([
      expect.objectContaining({
        state: 'failed',
        reason: expect.stringContaining('Site settings'),
      }),
    ])
    expect(errors).toContain('the site stays as it was. Not published: Site settings.')
    expect(errors).not.toContain('    at ')
    expect(changedFiles(before, await site.files())).toEqual(['build-status.json'])
    expect(await readStatus()).toMatchObject({ state: 'failed' })

    await client.create(settings)
    expect(await publishNewNumber()).toMatchObject(ON_EVERY_PAGE)
  },
)

test(
  'builds 16 more ports; refuses a build without them until someone confirms the loss',
  { tags: ['nightly'] },
  async () => {
    const ports = manyPorts(16)
    const last = ports.at(-1)
    const lastPage = `ports/${last?.slug.current}.html`
    await fillWithPorts(client, 22)
    expect(await publishNewNumber()).toMatchObject({ ...ON_EVERY_PAGE, code: 0, errors: '' })
    expect(await site.read(lastPage)).toContain('<h1')
    expect(await site.read('about.html')).toContain('>All ports (22)</a>')
    const sheets = await readPack()
    expect(sheets).toHaveLength(3)
    for (const { words: text } of sheets) {
      expect(text.join(' ')).toMatch(PACK_HEAD)
      expect(text.join(' ')).toContain('TEMPLATE – NOT EVIDENCE OF COVER')
    }
    expect(sheets.flatMap(({ words: text }) => text).join(' ')).toContain(last?.localNuances?.[2])

    await client.delete({ query: '*[_id in $ids]', params: { ids: ports.map(({ _id }) => _id) } })
    const { code, errors } = await site.rebuild()
    expect(code).toBe(1)
    expect(errors).toMatch(/16 of the site’s \d+ pages would be gone/)
    expect((await site.rebuild({}, '--accept-missing-content')).code).toBe(0)
    expect([...(await site.files()).keys()]).not.toContain(lastPage)
  },
)
