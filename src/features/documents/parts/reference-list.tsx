import './lines.css'
import { Address } from '../../../ui/address.tsx'
import { Mono } from '../../../ui/mono.tsx'
import type { Reference } from '../../../content/blocks.ts'

/** A document's references with their URLs written out, since paper has no links. */
export function ReferenceList({
  references,
  withNotes = true,
  asTable = false,
}: {
  references: readonly Reference[]
  withNotes?: boolean
  /** Whether each has a row for its address and note, and on paper a column. */
  asTable?: boolean
}) {
  if (references.length === 0) return null
  return (
    <ul className={`reference-list ${asTable ? 'reference-list--table ' : ''}plain-list`}>
      {references.map(({ _key, label, href, note }) => (
        <li key={_key} className="reference-list__item">
          <strong>{label}</strong>{' '}
          {href && (
            <a href={href} target="_blank" rel="noopener noreferrer">
              <Mono>
                <Address href={href} />
              </Mono>
            </a>
          )}
          {withNotes && note && <span className="reference-list__note"> {note}</span>}
        </li>
      ))}
    </ul>
  )
}
