import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineStyles, inlineHashes } from './styles.ts'

const CSS = `@media (width<768px){a{color:red}}@font-face{src:url(/assets/Archivo_600SemiBold-first-x.woff2)}@font-face{src:url(/assets/Archivo_600SemiBold-more-z.woff2)}@font-face{src:url("/assets/SourceSans3_600SemiBold-first-y.woff2")}a{color:$&}`

const CODE = 'start()\n'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'styles-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/style.css'), CSS)
  const link = '<link rel="stylesheet" crossorigin href="/assets/style.css">'
  await writeFile(
    path.join(folder, 'index.html'),
    `<head>${link}<script src="/x.js"></script></head><script data-app="/a.js">${CODE}</script>`,
  )
})
afterEach(() => rm(folder, { recursive: true }))

test('the style sheet is inlined verbatim, and its hash is in the policy', async () => {
  const { template, hashes } = await inlineStyles(folder)
  expect(template).toContain(`<style>${CSS}</style>`)
  expect(template).not.toContain('stylesheet')
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(hashes).toEqual({ styles: [source(CSS)], scripts: [source(CODE)] })
})

test('fonts of headings and text are preloaded, those of other words and of rare letters are not', async () => {
  const { template } = await inlineStyles(folder)
  expect(template.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/Archivo_600SemiBold-first-x.woff2">',
  ])
})

test('a page that is kept from an earlier build still has its styles allowed', async () => {
  const { template, hashes } = await inlineStyles(folder)
  expect(inlineHashes(template)).toEqual(hashes)
})
