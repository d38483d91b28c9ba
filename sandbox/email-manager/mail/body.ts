import { html, type Markup } from '../html.ts'

/** The content of a mail, rendered as text and as HTML. */
export interface MailBody {
  heading: string
  blocks: Block[]
  /** The footer: who sends this and why. */
  footer: Block[]
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'fields'; rows: { label: string; value: string }[] }
  | { kind: 'action' | 'link'; label: string; href: string }

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

export function renderText({ heading, blocks, footer }: MailBody): string {
  const parts = [heading, ...blocks.map(blockText), '-- ', ...footer.map(blockText)]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'fields':
      return block.rows.map(fieldText).join('\n')
    case 'action':
    case 'link':
  }
  return `${block.label}:\n${block.href}`
}

function fieldText({ label, value }: { label: string; value: string }): string {
  const lines = value.split(/\r\n?|\n/)
  return lines.length === 1
    ? `${label}: ${value}`
    : `${label}:\n${lines.map((line) => `    ${line}`).join('\n')}`
}

const FONT = "font-family: 'Source Sans 3', system-ui, sans-serif"
const STYLE = {
  page: `margin: 0; padding: 24px 16px; background: #F6F8FA; color: #10202E; font-size: 17px; line-height: 1.55; ${FONT}`,
  card: 'max-width: 600px; margin: 0 auto; padding: 24px; background: #FFFFFF; border: 1px solid #CBD5DE; border-top: 4px solid #0B2A43',
  heading: 'margin: 0 0 16px; color: #0B2A43; font-size: 25px; line-height: 1.25',
  paragraph: 'margin: 0 0 16px',
  list: 'margin: 0 0 16px; padding-left: 24px',
  table: 'width: 100%; margin: 0 0 16px; border-collapse: collapse',
  label:
    'padding: 8px 16px 8px 0; width: 30%; text-align: left; vertical-align: top; font-weight: 400; color: #4A5B6C; border-bottom: 1px solid #CBD5DE',
  value:
    'padding: 8px 0; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; border-bottom: 1px solid #CBD5DE',
  action:
    'display: inline-block; padding: 12px 24px; background: #0B5CAD; color: #FFFFFF; border-radius: 4px; text-decoration: none; font-weight: 600',
  link: 'color: #0B5CAD',
  footer: 'max-width: 600px; margin: 16px auto 0; color: #4A5B6C; font-size: 14px',
}

/** A complete document with inline styles, which mail programs need. */
export function renderHtml(title: string, { heading, blocks, footer }: MailBody): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="${STYLE.page}">
        <div style="${STYLE.card}">
          <h1 style="${STYLE.heading}">${heading}</h1>
          ${blocks.map(blockHtml)}
        </div>
        <div style="${STYLE.footer}">${footer.map(blockHtml)}</div>
      </body>
    </html> `.text
}

function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${STYLE.paragraph}">${block.text}</p> `
    case 'list':
      return html`<ul style="${STYLE.list}">
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul> `
    case 'fields':
      return html`<table style="${STYLE.table}">
        ${block.rows.map(fieldHtml)}
      </table> `
    case 'action':
    case 'link':
  }
  return html`<p style="${STYLE.paragraph}">
    <a href="${block.href}" style="${STYLE[block.kind]}">${block.label}</a>
  </p> `
}

function fieldHtml({ label, value }: { label: string; value: string }): Markup {
  return html`<tr>
    <th scope="row" style="${STYLE.label}">${label}</th>
    <td style="${STYLE.value}">${value}</td>
  </tr> `
}
