import {
  buildMarksTree,
  isPortableTextBlock,
  isPortableTextListItemBlock,
  isPortableTextToolkitList,
  isPortableTextToolkitSpan,
  isPortableTextToolkitTextNode,
  nestLists,
} from '@portabletext/toolkit'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RichTextBlock } from '../../content/rich-text.ts'
import { Prose } from '../../ui/prose.tsx'
import { Words } from '../../ui/words.tsx'

/** A block, a list, or what stands in them: marked words, a line break, plain words. */
type Node = ReturnType<typeof buildMarksTree | typeof nestLists>[number]

/**
 * Prose from the content lake: paragraphs, headings, lists, links and stress, which is all that the parser lets
 * through (docs/decisions/0023-own-code-where-a-package-costs-more.md).
 */
export function RichText({ value }: { value: RichTextBlock[] }) {
  if (value.length === 0) return null
  return <Prose>{nestLists(value, 'html').map(rendered)}</Prose>
}

function rendered(node: Node, key: number): ReactNode {
  if (isPortableTextToolkitTextNode(node)) return node.text === '\n' ? <br key={key} /> : node.text
  if (isPortableTextToolkitSpan(node)) {
    const { markType, markDef, children } = node
    const words = children.map(rendered)
    if (markType === 'strong') return <strong key={key}>{words}</strong>
    if (markType === 'em') return <em key={key}>{words}</em>
    return (
      <ProseLink key={key} href={markDef?.['href']}>
        {words}
      </ProseLink>
    )
  }
  if (isPortableTextToolkitList(node)) {
    const List = node.listItem === 'number' ? 'ol' : 'ul'
    return <List key={key}>{node.children.map(rendered)}</List>
  }
  if (!isPortableTextBlock(node)) return null
  const children = buildMarksTree(node)
  if (isPortableTextListItemBlock(node)) return <li key={key}>{children.map(rendered)}</li>
  if (node.style === 'h3') return <h3 key={key}>{children.map(rendered)}</h3>
  return <p key={key}>{children.map(renderedAsElsewhere)}</p>
}

/** What stands in no mark is set as text is elsewhere. */
function renderedAsElsewhere(node: Node, key: number): ReactNode {
  const words = rendered(node, key)
  return typeof words === 'string' ? <Words key={key} text={words} /> : words
}

function ProseLink({ href, children }: { href: unknown; children: ReactNode }) {
  if (typeof href !== 'string') return children
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}
