import { type ReactNode, useId } from 'react'
import './sheet.css'
import { Mono } from '../../../ui/mono.tsx'
import { visibleLetters } from '../../../text/visible-letters.ts'
import type { Identity } from '../identity.ts'
import { DocumentDate } from './document-date.tsx'
import { FieldSpace } from './field-space.tsx'

/**
 * A sheet of A4 with the document's identity at its head. What does not fit goes on to further sheets
 * of paper, each with the same head and mark.
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
      <div className="sheet__running">
        <div className="sheet__head">
          {mark && <Mark text={mark} />}
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
      </div>
      <div className="sheet__body">{children}</div>
    </div>
  )
}

/** Letters that have room along the line; more of them are drawn narrower. */
const FULL_SIZE = 36

/**
 * Drawn, so that it neither takes room nor is read twice. The text follows a line, since Chromium
 * forgets a rotation where it repeats a head.
 */
function Mark({ text }: { text: string }) {
  const line = useId()
  return (
    <svg className="sheet__mark" aria-hidden="true" viewBox="0 0 180 250">
      <path id={line} d="M0 257.4L188.1 -1.5" />
      <text>
        <textPath
          href={`#${line}`}
          startOffset="50%"
          textLength={visibleLetters(text).length > FULL_SIZE ? 250 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </textPath>
      </text>
    </svg>
  )
}
