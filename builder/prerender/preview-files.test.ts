import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFiles } from './page-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'preview-'))
  await writeFile(path.join(folder, 'preview.html'), '<body><!--state--></body>')
})
afterAll(async () => await rm(folder, { recursive: true }))

const files = async (paths: string[]) =>
  await previewFiles(path.join(folder, 'preview.html'), paths, {
    slaSchedule: '/docs/</script>.pdf',
  })

test('every page except the email-link pages has a preview', async () => {
  const { paths } = await files(['/', '/ports/mundra', '/404', '/confirm', '/unsubscribe'])
  expect(paths).toEqual(['/preview', '/preview/ports/mundra', '/preview/404'])
})

test('the preview contains the addresses of the PDFs', async () => {
  const { html } = await files(['/'])
  expect(html).toBe(
    String.raw`<body><script type="application/json" id="pdfs">{"slaSchedule":"/docs/\u003c/script>.pdf"}</script></body>`,
  )
})
