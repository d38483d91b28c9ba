import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { startNextSite } from '../site-files/next-site.ts'
import { putPreviews } from './put-previews.ts'

test('every page except the email-link pages has a preview with the addresses of the PDFs', async () => {
  const folder = await temporaryFolder()
  const template = path.join(folder, 'preview.html')
  await writeFile(template, '<body><!--data--></body>')
  const site = await startNextSite(folder)
  const paths = ['/', '/ports/mundra', '/404', '/confirm', '/unsubscribe']
  await putPreviews(site, paths, { slaSchedule: '/docs/</script>.pdf' }, template)
  const { written } = await site.replaceCurrentSite()
  expect(written).toEqual(['preview.html', 'preview/404.html', 'preview/ports/mundra.html'])
  expect(await readFile(path.join(folder, 'site/preview.html'), 'utf8')).toBe(
    String.raw`<body><script type="application/json" id="pdfs">{"slaSchedule":"/docs/\u003c/script>.pdf"}</script></body>`,
  )
})
