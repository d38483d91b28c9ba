import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PrintedDocument } from '../prerender/render.tsx'
import { startNextSite } from '../site-files/next-site.ts'
import { NoChromiumError } from './find-chromium.ts'
import { makePdfs } from './make-pdfs.ts'
import { printDocument } from './print-document.ts'
import { startPrinter } from './printer.ts'

const outDir = vi.hoisted(() => `${process.env['TMPDIR'] ?? '/tmp'}/make-pdfs-${process.pid}`)
vi.mock(import('../paths.ts'), async (load) => ({ ...(await load()), outDir }))
vi.mock(import('./print-html.ts'), async (load) => ({ ...(await load()), printHtml: () => '' }))
vi.mock(import('./printer.ts'))
vi.mock(import('./print-document.ts'))

const ended = vi.fn<() => Promise<void>>(() => Promise.resolve())

let siteFolder: string
beforeEach(async () => {
  siteFolder = await mkdtemp(path.join(os.tmpdir(), 'pdfs-'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(startPrinter).mockImplementation(async () => ({
    print: () => Promise.reject(new Error('not expected')),
    [Symbol.asyncDispose]: ended,
  }))
})
afterEach(async () => {
  vi.clearAllMocks()
  vi.mocked(printDocument).mockReset()
  await rm(siteFolder, { recursive: true })
})
afterAll(() => rm(outDir, { recursive: true }))

const timeout = () => new Error('Timeout 600000ms exceeded.')

/** Makes the PDF of a pack with this text. */
async function make(text: string) {
  const pack: PrintedDocument = {
    name: 'compliancePack',
    url: 'https://site.test/docs/compliance-pack',
    address: '/docs/pack.pdf',
    sheets: null,
    title: 'Compliance pack',
    author: 'Global Salvage',
    date: new Date(0),
    markup: text,
  }
  const source = { template: '', language: 'en', fontFaces: '', land: '', hash: '' }
  const failed = vi.fn<(name: string, error: unknown) => void>()
  const addresses = await makePdfs([pack], source, await startNextSite(siteFolder), failed)
  return { addresses, failures: failed.mock.calls }
}

test('a PDF that times out is printed again in a fresh browser', async () => {
  vi.mocked(printDocument).mockRejectedValueOnce(timeout()).mockResolvedValue(Buffer.from('pdf'))
  const { addresses, failures } = await make('one')
  expect(addresses).toEqual({ compliancePack: '/docs/pack.pdf' })
  expect(failures).toEqual([])
  expect(startPrinter).toHaveBeenCalledTimes(2)
  expect(ended).toHaveBeenCalledTimes(2)
})

test('a PDF that fails in two browsers is given up, and told once', async () => {
  vi.mocked(printDocument).mockImplementation(() => Promise.reject(timeout()))
  const { addresses, failures } = await make('two')
  expect(addresses).toEqual({})
  expect(failures).toEqual([['compliancePack', timeout()]])
  expect(printDocument).toHaveBeenCalledTimes(2)
})

test('a machine without Chromium is not asked again', async () => {
  vi.mocked(startPrinter).mockRejectedValue(new NoChromiumError('none'))
  expect((await make('three')).failures).toHaveLength(1)
  expect(startPrinter).toHaveBeenCalledOnce()
})
