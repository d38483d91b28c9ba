import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'
import { splitWords } from '../text/split-words.ts'
import './words.css'

/** Which element explains an abbreviation: its id, by the abbreviation. */
type Explained = Map<string, string>

const ExplainedOnPage = createContext<Explained | null>(null)

/** Around a page: its first use of an abbreviation is explained, the others are not. */
export function ExplainOnce({ path, children }: { path: string; children: ReactNode }) {
  // A map of its own for each path, without mounting the page anew.
  // oxlint-disable-next-line react/exhaustive-deps
  const explained = useMemo<Explained>(() => new Map(), [path])
  return <ExplainedOnPage value={explained}>{children}</ExplainedOnPage>
}

/**
 * Text of editors as it is set: the page's first use of an abbreviation is explained, and compounds with a short part
 * stay on one line. Letters are as they were written, so that search and copies find them.
 */
export function Words({ text }: { text: string }) {
  const id = useId()
  const explained = useContext(ExplainedOnPage)
  const nodes: ReactNode[] = []
  const mine = new Set<string>()

  /** Rendering twice gives the same: the id stays that of this element. */
  function isFirst(abbreviation: string): boolean {
    if (explained === null || mine.has(abbreviation)) return false
    mine.add(abbreviation)
    if (!explained.has(abbreviation)) explained.set(abbreviation, id)
    return explained.get(abbreviation) === id
  }

  for (const piece of splitWords(text)) {
    const key = nodes.length
    const last = nodes.at(-1)
    if (piece.is === 'unbroken')
      nodes.push(
        <span key={key} className="words__unbroken">
          {piece.text}
        </span>,
      )
    else if (piece.is === 'abbreviation' && isFirst(piece.text))
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
