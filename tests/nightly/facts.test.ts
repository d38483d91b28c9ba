/** Facts that no page may be without stay on the site, whatever becomes of the settings that hold them. */
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useSiteBuild } from '../conformance/prerender/helpers/site-build.ts'

const site = useSiteBuild()

let client: SanityClient
let settings: { _id: string; _type: string }

beforeAll(async () => {
  client = site.client()
  const found = await client.getDocument('siteSettings')
  if (!found) throw new Error('the seed has settings')
  settings = { ...found, ...facts }
  await client.createOrReplace(settings)
  await site.rebuild()
})

afterEach(() => client.createOrReplace(settings))

const facts = {
  emergencyPhone: '+91 22 5550 0123',
  whatsappNumber: '+91 98200 12345',
  supportEmail: 'desk@salvage.test',
  officeLocation: 'Kochi, Kerala',
}

const setTo = (changes: Record<string, unknown>) => () =>
  client.patch('siteSettings').set(changes).commit()

test.each<[string, string, () => Promise<unknown>]>([
  [
    'the number is unset',
    'emergencyPhone): It is not set, so the site keeps “+91 22 5550 0123”',
    () => client.patch('siteSettings').unset(['emergencyPhone']).commit(),
  ],
  [
    'the number has no country code',
    'emergencyPhone): It is "022 1234 5678", not a number with + and its country code',
    setTo({ emergencyPhone: '022 1234 5678' }),
  ],
  [
    'WhatsApp is unset',
    'whatsappNumber): It is not set, so the site keeps “+91 98200 12345”',
    () => client.patch('siteSettings').unset(['whatsappNumber']).commit(),
  ],
  [
    'the address is none',
    'supportEmail): It is "desk", not an e-mail address',
    setTo({ supportEmail: 'desk' }),
  ],
])('%s: pages, documents and snapshots keep it, and the build says so', async (_, said, edit) => {
  await edit()
  const { code, errors } = await site.rebuild()
  expect(code).toBe(2)
  expect(errors).toContain(`(Site settings, field ${said}`)
  expect(errors).toContain('Put the right value in the Studio and publish it.')
  for (const file of [
    'index.html',
    'contact.html',
    'docs/compliance-pack.html',
    'content/contact.json',
  ]) {
    const text = await site.read(file)
    for (const fact of Object.values(facts).slice(0, 3)) expect(text).toContain(fact)
  }
  expect(await site.read('index.html')).toContain('href="tel:+912255500123"')
  expect(await site.read('contact.html')).toContain('Kochi, Kerala')

  await client.createOrReplace(settings)
})

test('invisible characters before a number do not count', async () => {
  await setTo({ emergencyPhone: '\u202A+91 22 5550 9999' })()
  const { code, errors } = await site.rebuild()
  expect([code, errors]).toEqual([0, ''])
  expect(await site.read('index.html')).toContain('href="tel:+912255509999"')
  expect(await site.read('index.html')).not.toContain('\u202A+91 22 5550 9999</')
})

test('settings that are deleted take nothing off the site, and the build is refused', async () => {
  const before = await site.read('index.html')
  await client.delete('siteSettings')
  const { code, errors } = await site.rebuild()
  expect(code).toBe(1)
  expect(errors).toContain('Nothing is published of: Site settings.')
  expect(await site.read('index.html')).toBe(before)
})

test('a first build without a number is refused: code, field and remedy', async () => {
  await client.patch('siteSettings').unset(['emergencyPhone']).commit()
  const { code, errors } = await site.buildAnew()
  expect(code).toBe(1)
  expect(errors).toContain(
    'Without these facts of the site settings nobody could reach the desk: emergencyPhone is not set.',
  )
  expect(errors).not.toContain('    at ')
})

test('the release check tells a site of another configuration, and one that shows other facts', async () => {
  await site.rebuild()
  const configured = { VITE_EMAIL_MANAGER_URL: 'https://mail.salvage.test' }
  const other = await site.releaseCheck(configured)
  expect(other.code).toBe(1)
  expect(other.output).toContain(
    'VITE_EMAIL_MANAGER_URL was http://localhost:3910 and is https://mail.salvage.test. Run npm run build.',
  )
  expect((await site.releaseCheck()).output).not.toContain('another configuration')
  expect((await site.releaseCheck()).output).not.toContain('there is no link to call')

  await setTo({ emergencyPhone: '+91 22 5550 9999' })()
  const { output } = await site.releaseCheck()
  expect(output).toContain('/ /404 /about /case-studies /confirm and ')
  expect(output).toContain('more: there is no link to call +91 22 5550 9999.')
})

test('a build of another configuration is another build, of scripts and policy too', async () => {
  const configured = { VITE_EMAIL_MANAGER_URL: 'https://mail.salvage.test' }
  expect((await site.buildAndCheck(configured)).code).toBe(0)
  const { output } = await site.releaseCheck(configured)
  expect(output).not.toContain('another configuration')
  expect(output).not.toContain('is not in the')
})

test('of two builds in one folder at a time the second finds the first one’s work done', async () => {
  await setTo({ emergencyPhone: '+91 22 5550 7777' })()
  const builds = await Promise.all([site.rebuild(), site.rebuild()])
  expect(builds.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ])
  const outputs = builds.map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('Pages built'))).toHaveLength(1)
})
