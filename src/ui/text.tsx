import type { ReactNode } from 'react'
import { splitWords } from '../text/split-words.ts'
import './text.css'

/**
 * An editor's text: abbreviations are explained, and short compounds stay on one line. The text itself is
 * unchanged, so that search and copying work.
 */
export function AnnotatedText({ text }: { text: string }) {
  const nodes: ReactNode[] = []
  for (const piece of splitWords(text)) {
    const key = nodes.length
    const last = nodes.at(-1)
    if (piece.kind === 'unbroken')
      nodes.push(
        <span key={key} className="unbroken">
          {piece.text}
        </span>,
      )
    else if (piece.kind === 'abbreviation')
      nodes.push(
        <abbr key={key} title={piece.title}>
          {piece.text}
        </abbr>,
      )
    else if (typeof last === 'string') nodes[nodes.length - 1] = last + piece.text
    else nodes.push(piece.text)
  }
  return nodes
}

/** A paragraph of an editor's text; renders nothing without a text. */
export function Paragraph({
  text,
  className,
}: {
  text: string | null | undefined
  className?: string
}) {
  if (!text) return null
  return (
    <p className={className}>
      <AnnotatedText text={text} />
    </p>
  )
}

/** Small print; renders nothing without a text. */
export function Footnote({ text }: { text: string | null }) {
  return <Paragraph text={text} className="footnote" />
}

/** Monospaced text for data that is read character by character, such as positions, document ids and LOCODEs. */
export function Mono({ children }: { children: ReactNode }) {
  return <span className="mono">{children}</span>
}

export function BulletList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="bullet-list stack-12">
      {items.map((item) => (
        <li key={item}>
          <AnnotatedText text={item} />
        </li>
      ))}
    </ul>
  )
}
