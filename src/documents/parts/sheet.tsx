import type { ReactNode } from 'react'
import './sheet.css'
import { Mono } from '../../ui/mono.tsx'
import type { Identity } from '../identity.ts'
import { DocumentDate } from './document-date.tsx'
import { FieldSpace } from './field-space.tsx'

/**
 * A sheet of A4 with the document's identity at its head; what does not fit goes on to the next.
 *
 * @param mark printed across the sheet, and in small at its head for those who can't see it there
 * @param noted whether the site notes beside the mark what has become of a copy
 * @param dense in smaller type, for a sheet that must hold much
 */
export function Sheet({
  identity: { brandName, documentId, version, date },
  mark = null,
  noted = false,
  dense = false,
  children,
}: {
  identity: Identity
  mark?: string | null
  noted?: boolean
  dense?: boolean
  children: ReactNode
}) {
  return (
    <div className={dense ? 'sheet sheet--dense' : 'sheet'}>
      {mark && <Mark text={mark} />}
      <div className="sheet__head">
        {brandName && <p className="sheet__brand">{brandName}</p>}
        <p className="sheet__identity">
          {documentId && (
            <span>
              Document ID <Mono>{documentId}</Mono>
            </span>
          )}
          {version && (
            <span>
              Version <Mono>{version}</Mono>
            </span>
          )}
          <span>
            Date (IST) <DocumentDate date={date} />
          </span>
        </p>
        {mark && (
          <p className="sheet__status">
            {mark}
            {noted && (
              <FieldSpace
                name="copyNote"
                label="Status of this copy"
                kind="note"
                className="sheet__note"
              />
            )}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

/** Drawn, so that it neither takes room nor is read twice. */
function Mark({ text }: { text: string }) {
  return (
    <svg className="sheet__mark" aria-hidden="true" viewBox="0 0 180 250">
      <text x="90" y="130" transform="rotate(-54 90 125)">
        {text}
      </text>
    </svg>
  )
}
