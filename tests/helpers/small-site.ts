import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { headerRules } from '../../builder/site-files/site-files.ts'

const page = (text: string) =>
  `<!doctype html><title>${text}</title>${`<p>${text}</p>`.repeat(400)}`

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'contact.html': page('Contact'),
  'confirm.html': page('Confirm'),
  'ports/mumbai.html': page('Mumbai'),
  'preview.html': page('Preview'),
  '404.html': page('Not found'),
  'ports/404.html': page('No such port'),
  'assets/app-1a2b3c4d.js': `console.log(${'1,'.repeat(2000)}1)`,
  'media/a-clean.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/contact.json': '{}',
  'docs/compliance-pack.pdf': '%PDF-1.7 '.repeat(100),
  'robots.txt': 'User-agent: *\n',
}

/** Header rules of a site with hosted Sanity, a preview and a PDF. */
const SMALL_SITE_RULES = headerRules(
  {
    sanity: { projectId: 'abcd1234', dataset: 'production', apiHost: null },
    emailManager: { url: 'https://mail.example.com/service', businessId: 'b' },
    siteUrl: 'https://site.test',
    firebase: null,
  },
  { styles: ["'sha256-x'"], scripts: ["'sha256-y'"] },
  { compliancePack: '/docs/compliance-pack.pdf' },
  'https://studio.test',
)

/** @returns a new folder with `site`, `headers.json` and `redirects.json`, as a build leaves them */
export async function makeSmallSite(): Promise<string> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'small-site-'))
  // Web servers read the folder as another user.
  await chmod(outDir, 0o755)
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(outDir, 'site', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    if (name.endsWith('.pdf')) continue
    await writeFile(`${file}.br`, brotliCompressSync(text))
    await writeFile(`${file}.gz`, gzipSync(text))
  }
  await writeFile(path.join(outDir, 'headers.json'), JSON.stringify(SMALL_SITE_RULES))
  await writeFile(
    path.join(outDir, 'redirects.json'),
    JSON.stringify([{ from: '/ports/bombay', to: '/ports/mumbai' }]),
  )
  return outDir
}
