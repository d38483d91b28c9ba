import type { ReactNode } from 'react'
import './lines.css'
import { UrlText } from '../../../ui/url-text.tsx'
import { Mono } from '../../../ui/text.tsx'
import type { Reference } from '../../../content/blocks.ts'

type Layout = {
  numbered?: boolean
  columns?: 1 | 2
}

export function Lines({ items, ...layout }: Layout & { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <List {...layout}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

export function TitledLines({
  items,
  ...layout
}: Layout & { items: readonly { _key: string; title: string; body: string | null }[] }) {
  if (items.length === 0) return null
  return (
    <List {...layout}>
      {items.map(({ _key, title, body }) => (
        <li key={_key}>
          <strong>{title}</strong>
          {body && <> – {body}</>}
        </li>
      ))}
    </List>
  )
}

function List({ numbered = false, columns = 1, children }: Layout & { children: ReactNode }) {
  const Element = numbered ? 'ol' : 'ul'
  return <Element className={`lines lines--${columns}`}>{children}</Element>
}

/** Where the time ends in a text: at the comma in “2–4 hours, 24/7”, at “ from ” in “2 hours from validation”. */
const TIME_END = /\s*[,;(]|\s+(?:from|of|after)\s/

/** A response time and its ports. The time is emphasised: “Under 2 hours” in “Under 2 hours from validation”. */
export function PromisedTime({ response, ports }: { response: string; ports: string | null }) {
  const end = TIME_END.exec(response)?.index ?? response.length
  return (
    <>
      <strong className="promised-time">{response.slice(0, end)}</strong>
      {response.slice(end)}
      {ports !== null && ` (${ports})`}
    </>
  )
}

/** A document's references with their URLs written out, because links do not work on paper. */
export function ReferenceList({
  references,
  withNotes = true,
  asTable = false,
}: {
  references: readonly Reference[]
  withNotes?: boolean
  /** On a wide screen, one row for each reference; in print, the references side by side. */
  asTable?: boolean
}) {
  if (references.length === 0) return null
  return (
    <ul className={`reference-list stack-8 ${asTable ? 'reference-list--table ' : ''}plain-list`}>
      {references.map(({ _key, label, href, note }) => (
        <li key={_key} className="reference-list__item">
          <strong>{label}</strong>{' '}
          {href && (
            <a href={href} target="_blank" rel="noopener noreferrer">
              <Mono>
                <UrlText href={href} />
              </Mono>
            </a>
          )}
          {withNotes && note && <span className="reference-list__note"> {note}</span>}
        </li>
      ))}
    </ul>
  )
}
