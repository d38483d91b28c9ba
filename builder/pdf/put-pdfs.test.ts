import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DocumentName, pdfs } from '../../src/sections/download/pdf-link.ts'
import { startNextSite } from '../site-files/next-site.ts'
import type { BuildNotice } from '../report/notices.ts'
import { NoChromiumError } from './find-chromium.ts'
import { putPdfs } from './put-pdfs.ts'

const PACK = '/docs/india-compliance-pack.pdf'

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'pdfs-'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(outDir, { recursive: true })
})

/** A build in which the pack does not render. */
async function buildWithout(error: Error, present: Record<string, string>) {
  const site = await startNextSite(outDir)
  const documentNames: DocumentName[] = ['compliancePack']
  const notices: BuildNotice[] = []
  const addresses = await putPdfs({
    site,
    template: '',
    present,
    notices,
    renderer: {
      documentNames,
      pdfs,
      async renderDocument() {
        throw error
      },
      documentAnswer: async () => ({ document: { lead: 'x'.repeat(6000), title: 'Pack' } }),
    },
  })
  await site.takePlace()
  return { addresses, notices }
}

async function buildWithPack() {
  const site = await startNextSite(outDir)
  await site.put(PACK, 'the last good one')
  await site.takePlace()
}

test('the last good PDF is kept at its address, and document, field and remedy are named', async () => {
  await buildWithPack()
  const { addresses, notices } = await buildWithout(new Error('no'), { compliancePack: PACK })
  expect(addresses).toEqual({ compliancePack: PACK })
  expect(await readFile(path.join(outDir, 'site', PACK), 'utf8')).toBe('the last good one')
  expect(notices).toEqual([
    {
      artefact: PACK,
      document: 'Compliance pack',
      field: 'lead',
      problem: 'The PDF can’t be made of what is published, so the last good one stays.',
      remedy: 'Shorten the text or undo the last change to it, and publish.',
    },
  ])
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
