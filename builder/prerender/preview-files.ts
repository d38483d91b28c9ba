import { readFile } from 'node:fs/promises'
import type { PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { emailLinkPaths } from '../../src/routes.ts'
import { previewUrl } from '../../src/preview/preview-path.ts'
import { previewPdfsElement } from '../../src/preview/preview-pdfs.ts'

/**
 * The preview's pages: one document, which shows the page of whatever address it is served at.
 *
 * @param templateFile what the bundler made of `preview.html`
 * @param paths of the site's pages
 * @returns its text, and the paths it is served at
 */
export async function previewFiles(
  templateFile: string,
  paths: readonly string[],
  pdfs: PdfAddresses,
): Promise<{ html: string; paths: string[] }> {
  const template = await readFile(templateFile, 'utf8')
  const html = template.replace('<!--state-->', () => previewPdfsElement(pdfs))
  return { html, paths: paths.filter((path) => !emailLinkPaths.includes(path)).map(previewUrl) }
}
