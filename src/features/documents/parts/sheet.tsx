import { type ReactNode, useId } from 'react'
import './sheet.css'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { Mono } from '../../../ui/mono.tsx'
import { formatDate } from '../../../text/format-date.ts'
import { visibleLetters } from '../../../text/visible-letters.ts'
import type { Identity } from '../identity.ts'
import { DocumentDate } from './document-date.tsx'
import { FieldSpace } from './field-space.tsx'

/**
 * A sheet of A4 with the document's identity at its head. Content that does not fit flows on to further
 * sheets of paper, which repeat head and mark.
 *
 * @param mark printed along the margin of the sheet, and as text at its head for screen readers
 * @param noted whether a filled copy has a note on its status beside the mark
 * @param lawChecked date on which the law that the sheet tells of was last checked, which is not that of the sheet
 * @param dense in smaller type, for a sheet with much content
 */
export function Sheet({
  identity: { brandName, hotline, documentId, version, date },
  mark = null,
  noted = false,
  lawChecked = null,
  dense = false,
  children,
}: {
  identity: Identity
  mark?: string | null
  noted?: boolean
  lawChecked?: string | null
  dense?: boolean
  children: ReactNode
}) {
  return (
    <div className={`sheet${dense ? ' sheet--dense' : ''}${mark ? ' sheet--marked' : ''}`}>
      <div className="sheet__running">
        <div className="sheet__head">
          {mark && <Mark text={mark} />}
          {brandName && (
            <p className="sheet__brand">
              <BrandMark />
              {brandName}
            </p>
          )}
          {hotline && <p className="sheet__hotline">24/7 {hotline}</p>}
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
            {lawChecked && <span>Law last checked {formatDate(lawChecked)}</span>}
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

/** Number of letters that fit along the margin, as high as the shorter of the usual papers; a longer mark is condensed. */
const MAX_LETTERS = 56

/**
 * An SVG, so that it takes no space and isn't read out twice. The text follows a path, since Chromium drops a
 * rotation where it repeats the head of a table.
 */
function Mark({ text }: { text: string }) {
  const line = useId()
  return (
    <svg className="sheet__mark" aria-hidden="true" viewBox="0 0 8 248">
      <path id={line} d="M6 248V0" />
      <text>
        <textPath
          href={`#${line}`}
          startOffset="50%"
          textLength={visibleLetters(text).length > MAX_LETTERS ? 240 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </textPath>
      </text>
    </svg>
  )
}
