import { expect, test } from 'vitest'
import { printableHtml } from './printable-html.ts'

const template = `<!doctype html>
<html lang="en-IN">
  <head>
    <link rel="icon" href="/favicon.svg" />
    <!--head-->
    <script type="module" crossorigin src="/assets/boot.js"></script>
    <style>@font-face{font-family:Archivo;src:url(/assets/archivo.woff2)}h1{color:navy}</style>
  </head>
  <body><div id="root"><!--page--></div><!--data--></body>
</html>`

const document = {
  name: 'slaSchedule',
  url: 'https://site.test/docs/sla-schedule',
  address: '/docs/sla.pdf',
  picture: null,
  sheets: null,
  title: 'Tom & Jerry <Ltd>',
  author: 'Example "Salvage"',
  date: new Date(0),
  markup: '<main>$& stays</main>',
} as const

const source = { template, fontFaces: '@font-face{font-family:Print}' }

const html = printableHtml(source, document)

test('contains the styles and the document, and loads no other file', () => {
  expect(html).toContain('h1{color:navy}')
  expect(html).toContain('<div id="root"><main>$& stays</main></div>')
  expect(html).not.toMatch(/\/assets\/|favicon|<script|<!--/)
})

test('escapes title and author', () => {
  expect(html).toContain('<title>Tom &amp; Jerry &lt;Ltd></title>')
  expect(html).toContain('content="Example &quot;Salvage&quot;"')
})
