import type { HeaderRule } from '../site-files/site-files.ts'
import { headersOf } from './effective-headers.ts'
import type { SiteOfHost } from './site-of-host.ts'

/**
 * A Caddyfile that serves the site. Each build makes it anew, so what differs from machine to machine, address and folder,
 * comes from the environment: SITE_ADDRESS, SITE_ROOT.
 */
export function caddyfile({ rules, redirects, notFoundFolders }: SiteOfHost): string {
  return `# Made by \`npm run build\`: the site's headers by path, and how its addresses are served.
{$SITE_ADDRESS::8080} {
  root * "{$SITE_ROOT:/srv/site}"

  # In this order, so that a later rule overrides an earlier one.
  route {
${rules.map((rule, index) => indent(headerLines(rule, index))).join('\n')}

    @index path_regexp index ^(.*)/+index\\.html$
    redir @index {re.index.1}/ 308
    @slash path_regexp slash ^[/\\x5c]+([^/\\x5c].*?)/+$
    redir @slash /{re.slash.1} 308
    @html path_regexp html ^[/\\x5c]+([^/\\x5c].*)\\.html$
    redir @html /{re.html.1} 308

${redirects.map(({ from, to }) => `    redir ${from} ${to} 301`).join('\n')}
    try_files {path} {path}.html {path}index.html
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
${['', ...notFoundFolders].map((folder) => indent(notFoundIn(folder, rules))).join('\n')}
  }
}
`
}

function notFoundIn(folder: string, rules: readonly HeaderRule[]): string {
  const page = `${folder}/404.html`
  const headers = Object.entries(headersOf(rules, page)).map((header) => headerLine(header, '*'))
  return `handle ${folder}/* {\n${indent(headers.join('\n'))}\n    rewrite * ${page}\n    file_server\n}`
}

function headerLines({ prefix, headers }: HeaderRule, index: number): string {
  const matcher = prefix === '/' ? '*' : `@rule${index}`
  const defined = prefix === '/' ? [] : [`@rule${index} path ${prefix}*`]
  const lines = Object.entries(headers).map((header) => headerLine(header, matcher))
  return [...defined, ...lines].join('\n')
}

function headerLine([name, value]: [string, string | null], matcher: string): string {
  if (value === null) return `header ${matcher} -${name}`
  return `header ${matcher} ${name} ${JSON.stringify(value)}`
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}
