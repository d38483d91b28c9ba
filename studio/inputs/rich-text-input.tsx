import { useToast } from '@sanity/ui/toast'
import type { ClipboardEvent } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'

/** Adapts pasted HTML to rich text, which has one kind of heading and no tables. */
export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const { push } = useToast()

  function pasteAdapted(event: ClipboardEvent) {
    const { clipboardData, target } = event
    // Text copied in the Studio needs no change.
    if (clipboardData.types.includes('application/x-portable-text')) return
    const { html, hasTable } = adaptHtml(clipboardData.getData('text/html'))
    if (html === null) return
    event.preventDefault()
    event.stopPropagation()
    const data = new DataTransfer()
    data.setData('text/html', html)
    const init = { clipboardData: data, bubbles: true, cancelable: true }
    target.dispatchEvent(new globalThis.ClipboardEvent('paste', init))
    if (hasTable)
      push({
        status: 'info',
        title: 'The site shows no tables here: each row became a line',
        description: 'The cells of a row are separated by “ · ”.',
      })
  }

  return <div onPasteCapture={pasteAdapted}>{props.renderDefault(props)}</div>
}

/** Turns headings into h3 and table rows into paragraphs. `html` is null if nothing has to change. */
export function adaptHtml(copied: string): { html: string | null; hasTable: boolean } {
  const page = new DOMParser().parseFromString(copied, 'text/html')
  const headings = page.querySelectorAll('h1, h2, h4, h5, h6')
  const tables = page.querySelectorAll('table')
  for (const heading of headings) {
    const replacement = page.createElement('h3')
    replacement.append(...heading.childNodes)
    heading.replaceWith(replacement)
  }
  for (const table of tables) {
    const lines = Array.from(table.rows, ({ cells }) => {
      const cellTexts = Array.from(cells, (cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim())
      const line = page.createElement('p')
      line.textContent = cellTexts.filter(Boolean).join(' · ')
      return line
    })
    table.replaceWith(...lines.filter((line) => line.textContent))
  }
  const isChanged = headings.length + tables.length > 0
  return { html: isChanged ? page.documentElement.outerHTML : null, hasTable: tables.length > 0 }
}
