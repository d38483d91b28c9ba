import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesIn, readHostRules } from '../build-folder.ts'
import {
  cloudflareConfiguration,
  cloudflareHeaders,
  netlifyHeaders,
  netlifyRedirects,
  redirectLines,
  vercelConfiguration,
} from './edge.ts'
import { nginxHeaders, nginxSite } from './nginx.ts'

/**
 * Writes `hosts/` beside the site: configuration with which each host serves the site like `builder/serve-site`
 * (docs/deployment.md).
 *
 * @param outDir with `site`, `headers.json` and `redirects.json`
 * @throws when there is no build in the folder
 */
export async function writeHostFiles(outDir: string): Promise<void> {
  const { rules, redirects } = await readHostRules(outDir)
  const folders = notFoundFolders(path.join(outDir, 'site'))
  const site = { rules, redirects, notFoundFolders: folders }
  const files: Record<string, string> = {
    'cloudflare/_headers': cloudflareHeaders(rules),
    'cloudflare/_redirects': redirectLines(redirects),
    'cloudflare/wrangler.json': json(cloudflareConfiguration),
    'netlify/_headers': netlifyHeaders(rules),
    'netlify/_redirects': netlifyRedirects(redirects, folders),
    'vercel/vercel.json': json(vercelConfiguration(rules, redirects)),
    'nginx/headers.conf': nginxHeaders(site),
    'nginx/site.conf': nginxSite(site),
    'docker/Dockerfile': DOCKERFILE,
    'docker/server.conf': CONTAINER_SERVER,
  }
  const folder = path.join(outDir, 'hosts')
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
}

/** Paths of the folders, other than the root, with a 404 page of their own. */
function notFoundFolders(site: string): string[] {
  return filesIn(site)
    .filter((name) => name.endsWith('/404.html'))
    .map((name) => `/${path.posix.dirname(name)}`)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Built in `dist`: `docker build -f hosts/docker/Dockerfile .` */
const DOCKERFILE = `FROM nginxinc/nginx-unprivileged:stable
COPY hosts/nginx/headers.conf /etc/nginx/conf.d/headers.conf
COPY hosts/docker/server.conf /etc/nginx/conf.d/default.conf
COPY hosts/nginx/site.conf /etc/nginx/site.conf
COPY site /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD curl --fail --silent --max-time 3 --output /dev/null http://127.0.0.1:8080/
`

const CONTAINER_SERVER = `server {
  listen 8080;
  root /usr/share/nginx/html;
  include site.conf;
}
`
