/** If an editor changes a fact in one place, every page, file and PDF has the new value, and none has the old value. */
import { expect, test } from 'vitest'
import { useSiteBuild } from './helpers/site-build.ts'
import { readPdf } from '../../helpers/read-pdf.ts'

const site = useSiteBuild()

const OLD = { time: '6–8 hours to site', phone: '+91 00000 00000', dialled: '+910000000000' }
const NEW = { time: '5–7 hours to site', phone: '+91 22 5550 0123' }

/** Maps file names (HTML, JSON, XML, TXT, PDF) to texts. The current compliance summary has the key `summary`. */
async function readTexts(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const snapshot = await site.read('content/index.json')
  for (const name of (await site.contents('dist')).keys()) {
    if (/\.(?:html|json|xml|txt)$/.test(name)) found.set(name, await site.read(name))
    // Each edition of the compliance summary is named by its hash. Earlier editions keep the old values.
    const isSummary = /^docs\/[0-9a-f]{16}\.pdf$/.test(name)
    if (!name.endsWith('.pdf') || (isSummary && !snapshot.includes(name))) continue
    const { pages } = await readPdf(await site.readBytes(name))
    found.set(isSummary ? 'summary' : name, pages.flatMap(({ words }) => words).join(' '))
  }
  return found
}

test('a new response time and a new phone number replace the old values everywhere', async () => {
  const before = await readTexts()
  const namesWith = (found: Map<string, string>, words: string) =>
    [...found].flatMap(([name, text]) => (text.includes(words) ? [name] : [])).toSorted()
  const withTime = namesWith(before, OLD.time)
  const withPhone = namesWith(before, OLD.phone)
  expect(withPhone).toContain('summary')
  expect(withTime.length).toBeGreaterThan(10)
  expect(withPhone.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(20)

  const client = site.client()
  await client.patch('slaCommitment-west-coast').set({ response: NEW.time }).commit()
  await client.patch('siteSettings').set({ emergencyPhone: NEW.phone }).commit()
  expect((await site.rebuild()).code).not.toBe(1)

  const after = await readTexts()
  expect(namesWith(after, OLD.time)).toEqual([])
  expect(namesWith(after, OLD.phone)).toEqual([])
  expect(namesWith(after, OLD.dialled)).toEqual([])
  expect(namesWith(after, NEW.time)).toEqual(withTime)
  expect(namesWith(after, NEW.phone)).toEqual(withPhone)
})
