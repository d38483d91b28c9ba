import { readFile } from 'node:fs/promises'
import { htmlFile, previewTemplateFile } from '../build-folder.ts'
import type { NextSite } from '../site-files/next-site.ts'
import type { PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { emailLinkPaths } from '../../src/routes.ts'
import { previewUrl } from '../../src/preview/preview-path.ts'
import { previewPdfsElement } from '../../src/preview/preview-pdfs.ts'

/**
 * Writes the preview of each page, except email-link pages. All previews have the same HTML, which shows the page for
 * the current address.
 *
 * @param paths of the site's pages
 */
export async function putPreviews(
  site: NextSite,
  paths: readonly string[],
  pdfs: PdfAddresses,
  templateFile = previewTemplateFile,
): Promise<void> {
  const template = await readFile(templateFile, 'utf8')
  const html = template.replace('<!--data-->', () => previewPdfsElement(pdfs))
  const previewed = paths.filter((page) => !emailLinkPaths.includes(page))
  for (const page of previewed) await site.put(htmlFile(previewUrl(page)), html)
}
