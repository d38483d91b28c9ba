import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pdfs } from '../../src/sections/download/pdf-link.ts'
import type { PrintableDocument } from '../prerender/render-documents.tsx'
import type { BuildNotice } from '../report/notices.ts'
import { startNextSite } from '../site-files/next-site.ts'
import { NoChromiumError } from './find-chromium.ts'
import { printDocument, startPrinter } from './print.ts'
import { putPdfs } from './put-pdfs.ts'

vi.mock(import('./print.ts'))

const PACK = '/docs/india-compliance-pack.pdf'
const ADDRESSES = { compliancePack: PACK }

const closePrinter = vi.fn<() => Promise<void>>(() => Promise.resolve())
const timeout = () => new Error('Timeout 600000ms exceeded.')

let siteFolder: string
beforeEach(async () => {
  siteFolder = await temporaryFolder()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(printDocument).mockResolvedValue(Buffer.from('pdf'))
  vi.mocked(startPrinter).mockImplementation(async () => ({
    print: () => Promise.reject(new Error('not expected')),
    picture: () => Promise.resolve(Buffer.from('picture')),
    [Symbol.asyncDispose]: closePrinter,
  }))
})
afterEach(async () => {
  vi.clearAllMocks()
  vi.mocked(printDocument).mockReset()
})

/** Builds a site with the last good pack. */
async function buildWithPack() {
  const site = await startNextSite(siteFolder)
  await site.put(PACK, 'the last good one')
  await site.put(pdfs.compliancePack.picture, 'its picture')
  await site.replaceCurrentSite()
}

/**
 * Builds the pack alone.
 *
 * @param markup the pack's markup, or the error that its rendering throws
 * @param current addresses of the current site's PDFs
 */
async function build(markup: string | Error, current = {}) {
  const site = await startNextSite(siteFolder)
  const notices: BuildNotice[] = []
  const addresses = await putPdfs({
    site,
    cache: path.join(siteFolder, 'pdf'),
    runQuery: () => Promise.reject(new Error('not expected')),
    template: '<html lang="en"><!--page-->',
    current,
    notices,
    renderer: {
      documentNames: ['compliancePack'],
      pdfs,
      renderDocument: async (): Promise<PrintableDocument> => {
        if (markup instanceof Error) throw markup
        return {
          name: 'compliancePack',
          url: 'https://site.test/docs/compliance-pack',
          address: PACK,
          picture: pdfs.compliancePack.picture,
          sheets: null,
          title: 'Compliance pack',
          author: 'Global Salvage',
          date: new Date(0),
          markup,
        }
      },
    },
  })
  await site.replaceCurrentSite()
  return { addresses, notices }
}

const readPlaced = (address = PACK) => readFile(path.join(siteFolder, 'site', address), 'utf8')
const readPlacedPicture = () => readPlaced(pdfs.compliancePack.picture)

test('prints a document again only if its content has changed', async () => {
  expect((await build('one')).addresses).toEqual(ADDRESSES)
  await build('one')
  expect(printDocument).toHaveBeenCalledTimes(1)
  await build('two')
  expect(printDocument).toHaveBeenCalledTimes(2)
  expect(await readPlaced()).toBe('pdf')
  expect(await readPlacedPicture()).toBe('picture')
})

test('after a timeout, prints the PDF again in a fresh browser', async () => {
  vi.mocked(printDocument).mockRejectedValueOnce(timeout())
  expect(await build('timed out')).toEqual({ addresses: ADDRESSES, notices: [] })
  expect(startPrinter).toHaveBeenCalledTimes(2)
  expect(closePrinter).toHaveBeenCalledTimes(2)
})

test('keeps the last good PDF after two failures, with a notice that names no document', async () => {
  await buildWithPack()
  vi.mocked(printDocument).mockImplementation(() => Promise.reject(timeout()))
  const { addresses, notices } = await build('unprintable', ADDRESSES)
  expect(printDocument).toHaveBeenCalledTimes(2)
  expect(addresses).toEqual(ADDRESSES)
  expect(await readPlaced()).toBe('the last good one')
  expect(await readPlacedPicture()).toBe('its picture')
  expect(notices).toEqual([
    {
      artefact: PACK,
      document: null,
      field: null,
      problem:
        'The PDF can’t be made on the machine that builds the site, so the site keeps the last good PDF.',
      remedy: expect.stringContaining('Tell whoever maintains the site'),
    },
  ])
})

test('if a document does not render, keeps its last good PDF; the notice names document and remedy', async () => {
  await buildWithPack()
  const { addresses, notices } = await build(new Error('no'), ADDRESSES)
  expect(addresses).toEqual(ADDRESSES)
  expect(await readPlaced()).toBe('the last good one')
  expect(notices).toEqual([
    {
      artefact: PACK,
      document: 'Compliance pack',
      field: null,
      problem: 'The PDF can’t be made from what is published, so the site keeps the last good PDF.',
      remedy:
        'Undo the last change to the document and publish, and tell whoever maintains the site.',
    },
  ])
})

test('links lead to the document’s page if its PDF was never printed', async () => {
  const { addresses, notices } = await build(new Error('no'))
  expect(addresses).toEqual({})
  expect(notices[0]?.problem).toContain('so links to it lead to the page /docs/compliance-pack')
})

test('without Chromium, keeps the current site’s PDFs, or fails if there are none', async () => {
  vi.mocked(startPrinter).mockRejectedValue(new NoChromiumError('No Chromium was found.'))
  await expect(build('first')).rejects.toThrow('No Chromium was found.')
  expect(startPrinter).toHaveBeenCalledOnce()
  await buildWithPack()
  const { addresses, notices } = await build('first', ADDRESSES)
  expect(addresses).toEqual(ADDRESSES)
  expect(await readPlaced()).toBe('the last good one')
  expect(notices[0]).toMatchObject({ field: null, remedy: expect.stringContaining('Install') })
})
