import { effectiveHeaders } from './effective-headers.ts'
import type { HeaderRule } from '../site-files/site-files.ts'
import type { Redirect } from '../site-files/redirects.ts'

type HostedSite = {
  readonly rules: readonly HeaderRule[]
  readonly redirects: readonly Redirect[]
  /** Paths of folders with a 404 page of their own, like `/ports`. */
  readonly notFoundFolders: readonly string[]
}

/**
 * Returns the file for `http { include …; }`, which maps each path to the values of its headers.
 *
 * @throws when a header's value can't be written into an nginx configuration
 */
export function nginxHeaders({ rules }: HostedSite): string {
  const headers = effectiveHeaders(rules)
  const maps = headerNames(headers).map((name) => headerMap(name, headers))
  return `# Made by \`npm run build\`: the site's headers by path.
${maps.join('\n')}
`
}

/** Returns the file for `server { include …; }`. The operator's own file sets address, certificate and folder. */
export function nginxSite({ rules, redirects, notFoundFolders }: HostedSite): string {
  const headers = effectiveHeaders(rules)
  return `# Made by \`npm run build\`: how the site's addresses are served.
absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types text/plain text/css text/xml application/javascript application/json application/xml;
# The site also contains compressed versions of its text files. With the brotli module: brotli_static on;
gzip_static on;
gzip_vary on;

${headerNames(headers)
  .map((name) => `add_header ${name} $${variableOf(name)} always;`)
  .join('\n')}

${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`).join('\n')}
location = / { try_files /index.html =404; }
${['', ...notFoundFolders].map(locationOf).join('\n')}
`
}

type FileHeaders = ReturnType<typeof effectiveHeaders>

function headerNames(headers: FileHeaders): string[] {
  const all = headers.flatMap((rule) => Object.keys(rule.headers))
  return [...new Set(all)]
}

/**
 * A `map` from paths to the value of a header, because an `add_header` in a location would replace all headers of the
 * server. nginx does not send a header with an empty value.
 */
function headerMap(name: string, headers: FileHeaders): string {
  const lines = headers
    .filter((rule) => rule.prefix !== '/')
    .map((rule) => `  ~^${escapeRegExp(rule.prefix)} ${quote(rule.headers[name] ?? '')};`)
  const byDefault = headers.find((rule) => rule.prefix === '/')?.headers[name] ?? ''
  return `map $uri $${variableOf(name)} {\n  default ${quote(byDefault)};\n${lines.join('\n')}\n}`
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`
}

/**
 * Pages have addresses without `.html` and without a slash at the end. `rewrite` escapes the address to which it
 * redirects; with `return`, an address could inject headers. Each pattern reduces slashes and backslashes at the
 * beginning to one slash, because browsers read two of them as the start of a host name.
 */
function locationOf(folder: string): string {
  return `location ${folder}/ {
  error_page 404 ${folder}/404.html;
  rewrite ^[/\\x5c]+((?:[^/\\x5c].*/)?)index\\.html$ /$1 permanent;
  rewrite ^[/\\x5c]+([^/\\x5c].*?)/+$ /$1 permanent;
  rewrite ^[/\\x5c]+([^/\\x5c].*)\\.html$ /$1 permanent;
  try_files $uri $uri.html =404;
}
location = ${folder}/404 { error_page 404 ${folder}/404.html; return 404; }
location = ${folder}/404.html { internal; }`
}

function escapeRegExp(prefix: string): string {
  return prefix.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** @throws when nginx would read a part of the value as a variable */
function quote(value: string): string {
  if (value.includes('$')) throw new Error(`nginx reads "$" as a variable: ${value}`)
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
