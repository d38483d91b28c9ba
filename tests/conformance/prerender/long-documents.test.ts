/** Documents that outgrow their sheets are built and take more of them; they stopped the build once. */
import type { SanityClient } from '@sanity/client'
import { beforeAll, expect, test } from 'vitest'
import { manyPorts } from '../../helpers/many-ports.ts'
import { readPdf } from '../../helpers/read-pdf.ts'
import { useSiteBuild } from './helpers/site-build.ts'

const site = useSiteBuild()

const PACK = 'docs/india-compliance-pack.pdf'
const HEAD = /Document ID GSI-COMPLIANCE-PACK Version 1\.0 Date \(IST\) \d+ \w+ \d{4}/

let client: SanityClient
beforeAll(() => {
  client = site.client()
})

/** Rebuilds, and reads the pack. */
async function rebuiltPack() {
  const { code, errors } = await site.rebuild()
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const contents = await site.contents('dist')
  return await readPdf(Buffer.from(contents.get(PACK) ?? '', 'latin1'))
}

test('the pack of the seed has two sheets', async () => {
  expect((await rebuiltPack()).pages).toHaveLength(2)
})

test('with 22 ports it has three, each with head and mark, and the last lines of the last port', async () => {
  const transaction = client.transaction()
  for (const port of manyPorts(16)) transaction.create(port)
  await transaction.commit()
  const { pages } = await rebuiltPack()
  expect(pages).toHaveLength(3)
  for (const { words, decoration } of pages) {
    expect(words.join(' ')).toMatch(HEAD)
    expect(decoration).toContain('TEMPLATE – NOT EVIDENCE OF COVER')
  }
  const last = manyPorts(16).at(-1)?.localNuances?.[2] ?? 'a last line'
  expect(pages.map(({ words }) => words.join(' ')).join(' ')).toContain(last)
  expect(await site.read('about.html')).toContain('>All ports (22)</a>')
})

test('a lead of 6,000 letters and a requirement of 4,500 are built beside the new emergency number', async () => {
  await client
    .transaction()
    .patch('compliancePackDocument', { set: { lead: 'A word more. '.repeat(460) } })
    .patch('port-mundra', { set: { localNuances: ['Moor with eight lines. '.repeat(200)] } })
    .patch('siteSettings', { set: { emergencyPhone: '+91 22 5550 0123' } })
    .commit()
  const { pages } = await rebuiltPack()
  expect(pages.length).toBeGreaterThan(3)
  expect(await site.read('index.html')).toContain('+91 22 5550 0123')
})
