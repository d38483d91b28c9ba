/** Reads a PDF as a screen reader does: by its tags, in their order. */
import { getDocument, type PDFPageProxy } from 'unpdf/pdfjs'

/** A tag with its content: further tags, and the text of marked content. */
export type Tag = { role: string; children: (Tag | string)[] }

export type ReadPdf = {
  info: object
  /** Titles of the top-level bookmarks. */
  outline: string[]
  pages: {
    tree: Tag
    /** The words of the tagged text, in reading order. */
    words: string[]
    /** Text that screen readers skip because it has no tag, such as page numbers. */
    untaggedText: string
    /** Pieces of text, their font size, and their position from the lower left corner of the page, in points. */
    runs: { text: string; x: number; y: number; size: number; isTagged: boolean }[]
    links: string[]
  }[]
}

export async function readPdf(data: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise
  const { info } = await pdf.getMetadata()
  const outline: { title: string }[] = (await pdf.getOutline()) ?? []
  const pages: ReadPdf['pages'] = []
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await readPage(await pdf.getPage(number)))
  return { info, outline: outline.map(({ title }) => title), pages }
}

/** The tags that have `role`, among `tag` and its descendants, in reading order. */
export function tagsOf(tag: Tag, role: string): Tag[] {
  const descendants = tag.children.flatMap((child) =>
    typeof child === 'string' ? [] : tagsOf(child, role),
  )
  return tag.role === role ? [tag, ...descendants] : descendants
}

export function textOf(tag: Tag): string {
  return tag.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

async function readPage(page: PDFPageProxy): Promise<ReadPdf['pages'][number]> {
  const texts = new Map<string, string>()
  let openIds: string[] = []
  let untaggedText = ''
  const runs: ReadPdf['pages'][number]['runs'] = []
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  for (const item of items)
    if ('str' in item) {
      const id = openIds.findLast((candidate) => candidate !== '')
      const text = item.hasEOL ? `${item.str} ` : item.str
      if (item.str.trim() !== '')
        runs.push({
          text: item.str,
          x: Number(item.transform[4]),
          y: Number(item.transform[5]),
          size: Math.round(10 * item.height) / 10,
          isTagged: id !== undefined,
        })
      if (id === undefined) untaggedText += text
      else texts.set(id, (texts.get(id) ?? '') + text)
    } else if (item.type === 'endMarkedContent') openIds = openIds.slice(0, -1)
    else openIds = [...openIds, 'id' in item && typeof item.id === 'string' ? item.id : '']

  const annotations: { url?: string }[] = await page.getAnnotations()
  const tree = tagFrom(await page.getStructTree(), texts)
  return {
    tree,
    words: wordsOf(textOf(tree)),
    untaggedText: untaggedText.replaceAll(/\s+/g, ' ').trim(),
    runs,
    links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
  }
}

/** @param node a node of pdf.js's structure tree */
function tagFrom(node: unknown, texts: ReadonlyMap<string, string>): Tag {
  const { role = '', children = [] } = Object(node)
  if (typeof role !== 'string' || !Array.isArray(children)) throw new Error('not a structure tree')
  return {
    role,
    children: children.map((child: unknown) => {
      const { type, id } = Object(child)
      return type === 'content' ? (texts.get(id) ?? '') : tagFrom(child, texts)
    }),
  }
}
