import type { RichText } from '../../src/content/sanity.generated.ts'

type Block = RichText[number]
type Span = NonNullable<Block['children']>[number]
type Link = NonNullable<Block['markDefs']>[number]

const INLINE = /\*\*(?<strong>.+?)\*\*|\[(?<text>.+?)\]\((?<href>.+?)\)/g
const LINE_PREFIXES = [
  { prefix: '### ', style: 'h3' },
  { prefix: '- ', style: 'normal', listItem: 'bullet' },
  { prefix: '1. ', style: 'normal', listItem: 'number' },
] as const

function parseInline(line: string, key: string) {
  const children: Span[] = []
  const markDefs: Link[] = []
  const add = (text: string, marks: string[] = []) => {
    if (text) children.push({ _type: 'span', _key: `${key}s${children.length + 1}`, text, marks })
  }
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    add(line.slice(end, match.index))
    end = match.index + match[0].length
    const { strong, text, href } = match.groups ?? {}
    if (strong) add(strong, ['strong'])
    if (text && href) {
      const link = `${key}l${markDefs.length + 1}`
      markDefs.push({ _type: 'link', _key: link, href })
      add(text, [link])
    }
  }
  add(line.slice(end))
  return { children, markDefs }
}

function parseBlock(line: string, index: number): Block {
  const format = LINE_PREFIXES.find(({ prefix }) => line.startsWith(prefix))
  const key = `b${index + 1}`
  return {
    _type: 'block',
    _key: key,
    style: format?.style ?? 'normal',
    ...(format && 'listItem' in format ? { listItem: format.listItem, level: 1 } : {}),
    ...parseInline(line.slice(format?.prefix.length ?? 0), key),
  }
}

/**
 * Converts each line into a block of portable text. `### ` starts a heading, `- ` a bullet and `1. ` a numbered item; a
 * line may contain `**strong**` and `[text](address)`. The same lines always have the same keys.
 */
export function prose(...lines: readonly string[]): RichText {
  return lines.map(parseBlock)
}
