import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DocumentName, pdfs } from '../../src/sections/download/pdf-link.ts'
import { startNextSite } from '../site-files/next-site.ts'
import type { BuildNotice } from '../report/notices.ts'
import { NoChromiumError } from './find-chromium.ts'
import type { PrintedDocument } from '../prerender/render.tsx'
import { type Pdfs, putPdfs } from './put-pdfs.ts'

const PACK = '/docs/india-compliance-pack.pdf'

/** The browser fails to print it. */
const UNPRINTABLE = 'unprintable'

const printed: PrintedDocument = {
  name: 'compliancePack',
  url: 'https://site.test/docs/compliance-pack',
  address: PACK,
  sheets: null,
  title: 'Pack',
  author: 'Global Salvage',
  date: new Date(0),
  markup: '<main>Pack</main>',
}

// No browser: what it would print is put as a file.
vi.mock(import('./make-pdfs.ts'), async (load) => ({
  ...(await load()),
  async makePdfs(documents, _source, site, onFailure) {
    for (const { name, markup } of documents) {
      if (markup === UNPRINTABLE) {
        onFailure(name, new Error('Timeout 600000ms exceeded.'))
        return {}
      }
      await site.put(PACK, markup)
    }
    return { compliancePack: PACK }
  },
}))

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'pdfs-'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(outDir, { recursive: true })
})

/** Builds the pack alone, of an answer with this lead. */
async function build(
  present: Pdfs,
  renderDocument: () => Promise<PrintedDocument>,
  { code = 'code', lead = 'Lead' } = {},
) {
  const site = await startNextSite(outDir)
  const documentNames: DocumentName[] = ['compliancePack']
  const notices: BuildNotice[] = []
  const put = await putPdfs({
    site,
    template: '<html lang="en">',
    code,
    present,
    notices,
    renderer: {
      documentNames,
      pdfs,
      renderDocument,
      documentAnswer: async () => ({ document: { lead, title: 'Pack' } }),
    },
  })
  await site.takePlace()
  return { ...put, notices }
}

/** A build in which the pack does not render. */
async function buildWithout(error: Error, addresses: Record<string, string>) {
  const render = vi.fn<() => Promise<PrintedDocument>>().mockRejectedValue(error)
  return await build({ addresses, madeOf: {} }, render, { lead: 'x'.repeat(6000) })
}

async function buildWithPack() {
  const site = await startNextSite(outDir)
  await site.put(PACK, 'the last good one')
  await site.takePlace()
}

test('the last good PDF is kept at its address, and document and remedy are named, but no field', async () => {
  await buildWithPack()
  const { addresses, notices } = await buildWithout(new Error('no'), { compliancePack: PACK })
  expect(addresses).toEqual({ compliancePack: PACK })
  expect(await readFile(path.join(outDir, 'site', PACK), 'utf8')).toBe('the last good one')
  expect(notices).toEqual([
    {
      artefact: PACK,
      document: 'Compliance pack',
      field: null,
      problem: 'The PDF can’t be made of what is published, so the last good one stays.',
      remedy:
        'Undo the last change to the document and publish, and tell whoever maintains the site.',
    },
  ])
})

test('a PDF that the browser fails to print is the operator’s matter: no document is blamed', async () => {
  await buildWithPack()
  const render = vi.fn<() => Promise<PrintedDocument>>()
  render.mockResolvedValue({ ...printed, markup: UNPRINTABLE })
  const { addresses, madeOf, notices } = await build(
    { addresses: { compliancePack: PACK }, madeOf: {} },
    render,
  )
  expect(addresses).toEqual({ compliancePack: PACK })
  expect(madeOf).toEqual({})
  expect(notices).toEqual([
    {
      artefact: PACK,
      document: null,
      field: null,
      problem:
        'The PDF can’t be made on the machine that builds the site, so the last good one stays.',
      remedy: expect.stringContaining('Tell whoever maintains the site'),
    },
  ])
})

test('a document is rendered again when its code or answer is another, or its PDF is gone', async () => {
  await buildWithPack()
  const render = vi.fn<() => Promise<PrintedDocument>>().mockResolvedValue(printed)
  const first = await build({ addresses: {}, madeOf: {} }, render)
  expect(first.addresses).toEqual({ compliancePack: PACK })
  expect(render).toHaveBeenCalledTimes(1)

  expect(await build(first, render)).toMatchObject(first)
  expect(render).toHaveBeenCalledTimes(1)

  await build(first, render, { lead: 'Another' })
  await build(first, render, { code: 'another' })
  await rm(path.join(outDir, 'site', PACK))
  await build(first, render)
  expect(render).toHaveBeenCalledTimes(4)
})

test('a document that could not be rendered is rendered by the next build', async () => {
  await buildWithPack()
  const failed = await buildWithout(new Error('no'), { compliancePack: PACK })
  const render = vi.fn<() => Promise<PrintedDocument>>().mockResolvedValue(printed)
  await build(failed, render, { lead: 'x'.repeat(6000) })
  expect(render).toHaveBeenCalled()
})

test('a PDF that was never made has no address, so links lead to its page', async () => {
  const { addresses, notices } = await buildWithout(new Error('no'), {})
  expect(addresses).toEqual({})
  expect(notices[0]?.problem).toContain('its links lead to the page')
})

test('a machine without Chromium keeps the PDFs of the site in place, and has none to begin with', async () => {
  const error = new NoChromiumError('No Chromium was found.')
  await expect(buildWithout(error, {})).rejects.toThrow('No Chromium was found.')
  await buildWithPack()
  const { notices } = await buildWithout(error, { compliancePack: PACK })
  expect(notices[0]).toMatchObject({ field: null, remedy: expect.stringContaining('Install') })
})
