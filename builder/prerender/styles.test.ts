import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { PAGE_STYLES_FILE } from '../vite/page-styles.ts'
import { readTemplates } from './styles.ts'

const COMMON = `@media (width<768px){a{color:red}}@font-face{src:url(/assets/Archivo_600SemiBold-common-x.woff2)}@font-face{src:url(/assets/Archivo_600SemiBold-rare-z.woff2)}@font-face{src:url(/assets/SourceSans3_400Regular-common-w.woff2)}@font-face{src:url("/assets/SourceSans3_600SemiBold-common-y.woff2")}a{color:$&}`

const PAGES = { home: '.home-hero{color:red}', about: '.about{color:blue}' }

const ALL_PAGES = PAGES.home + PAGES.about

const CODE = 'start()\n'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/style.css'), ALL_PAGES)
  await writeFile(
    path.join(folder, PAGE_STYLES_FILE),
    JSON.stringify({ common: COMMON, pages: PAGES }),
  )
  const link = '<link rel="stylesheet" crossorigin href="/assets/style.css">'
  await writeFile(
    path.join(folder, 'index.html'),
    `<head>${link}<script src="/x.js"></script></head><body><script type="module" data-app="/a.js">${CODE}</script></body>`,
  )
})

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inlines each page’s styles and lists their hashes for the Content-Security-Policy', async () => {
  const { pages, hashes } = await readTemplates(folder)
  for (const [page, css] of Object.entries(PAGES)) {
    const template = pages.get(page)
    expect(template).toContain(`<style data-others="/assets/style.css">${COMMON + css}</style>`)
    expect(template).not.toContain('stylesheet')
  }
  expect(hashes).toEqual({
    styles: [sourceOf(COMMON + PAGES.home), sourceOf(COMMON + PAGES.about)],
    scripts: [sourceOf(CODE)],
  })
})

test('the print template contains the styles of all pages', async () => {
  const { print } = await readTemplates(folder)
  expect(print).toContain(`>${COMMON + ALL_PAGES}</style>`)
})

test('preloads two font files with common letters: one for headings, one for body text', async () => {
  const { print } = await readTemplates(folder)
  expect(print.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/Archivo_600SemiBold-common-x.woff2">',
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/SourceSans3_400Regular-common-w.woff2">',
  ])
  // In the head they would delay the first paint.
  expect(print).toMatch(/<link rel="preload"[^>]*><\/body>/)
})
