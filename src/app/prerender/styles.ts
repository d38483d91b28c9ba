import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/**
 * Puts the style sheets that the built template links into it, since a page's first paint waits for
 * nothing then.
 *
 * @returns the template, and the CSP source of each inline style sheet
 */
export async function inlineStyles(site: string): Promise<{ template: string; hashes: string[] }> {
  const templateFile = path.join(site, 'index.html')
  let template = await readFile(templateFile, 'utf8')
  await rm(templateFile)

  const hashes: string[] = []
  for (const [link, href = ''] of template.matchAll(STYLESHEET_LINK)) {
    const css = await readFile(path.join(site, href), 'utf8')
    const digest = createHash('sha256').update(css).digest('base64')
    hashes.push(`'sha256-${digest}'`)
    template = template.replace(link, () => `<style>${css}</style>`)
  }
  return { template, hashes }
}
