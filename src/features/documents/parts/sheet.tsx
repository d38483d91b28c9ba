import './fill-in.css'
import './sheet.css'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { Mono } from '../../../ui/text.tsx'
import type { Identity } from '../document-content.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import { formatUtcDate, formatIstDate, MONTHS } from '../../../text/dates.ts'

/**
 * A sheet of A4 with the document's identity at its head. Content that does not fit continues
 * on further sheets of paper, which repeat head and watermark.
 *
 * @param watermark warning at the head, such as “TEMPLATE”
 * @param hasCopyNumber whether each copy has its own number and time of issue; the id is then labelled as a form's id
 * @param lawChecked when the law was last checked
 * @param dense prints with smaller type and gaps
 */
export function Sheet({
  identity: { brandName, hotline, documentId, version, date },
  watermark = null,
  hasCopyNumber = false,
  lawChecked = null,
  dense = false,
  children,
}: {
  identity: Identity
  watermark?: string | null
  hasCopyNumber?: boolean
  lawChecked?: string | null
  dense?: boolean
  children: ReactNode
}) {
  return (
    <div className={dense ? 'sheet sheet--dense' : 'sheet'}>
      <div className="sheet__running">
        <div className="sheet__head">
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
                {hasCopyNumber && 'Form, '}Document ID <Mono>{documentId}</Mono>
              </span>
            )}
            {version && (
              <span>
                Version <Mono>{version}</Mono>
              </span>
            )}
            <span>
              Copy made (IST) <DocumentDate date={date} />
            </span>
            {lawChecked && <span>Law last checked {formatUtcDate(new Date(lawChecked))}</span>}
          </p>
          {watermark && (
            <p className="sheet__status">
              <span className="sheet__mark">{watermark}</span>
            </p>
          )}
          {hasCopyNumber && <CopyNumber />}
        </div>
      </div>
      <div className="sheet__body">{children}</div>
    </div>
  )
}

/** Number and time of issue of a copy. In the PDF, a value typed on one sheet appears on every sheet. */
function CopyNumber() {
  return (
    <p className="sheet__copy-number">
      <span className="muted">Pack No.</span>
      <FieldSpace name="packNumber" label="Pack No." className="fill-in__line" />
      <span className="muted">Issued (IST)</span>
      <FieldSpace name="issued" label="Issued (IST)" className="fill-in__line" />
    </p>
  )
}

/**
 * The date in a document's head. Prerendered HTML and PDFs have the date when the content was published. In a browser,
 * the boot script (`src/entry/boot/start-boot.ts`) or the app replaces that date with today's date in India.
 */
export function DocumentDate({ date }: { date: string }) {
  const shown = useSyncExternalStore(
    subscribeToDate,
    () => formatIstDate(new Date()),
    () => date,
  )
  return (
    <span data-today={MONTHS.join(' ')} suppressHydrationWarning>
      {shown}
    </span>
  )
}

/** A page can be open past midnight, so the date is read again when the page becomes visible or is printed. */
function subscribeToDate(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('beforeprint', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('beforeprint', onChange)
  }
}

/** How a field is filled in: in one line or in several. */
export type FieldKind = 'line' | 'lines'

/**
 * A space to fill in: blank on paper and on the screen, and a form field in the PDF
 * (`builder/pdf/form-fields.ts`). The class sets the size of the space.
 */
export function FieldSpace({
  name,
  label,
  kind = 'line',
  className,
}: {
  name: string
  /** Accessible name. */
  label: string
  kind?: FieldKind
  className: string
}) {
  return (
    <span className={className} data-field={name} data-field-label={label} data-field-kind={kind} />
  )
}
