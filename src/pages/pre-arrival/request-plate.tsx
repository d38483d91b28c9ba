import type { ReactNode } from 'react'
import { inWords, rowsOf } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { RequestSheet } from '../../features/leads/request-sheet.tsx'
import './request-plate.css'

/** A line on which nothing is written. */
const BLANK = '\u00A0'

/**
 * Beside the form: sheet 1 of the pack as it is filled in, and the chartlet of the port that is chosen. On paper the sheet
 * is the form, with lines for where the answer goes.
 */
export function RequestPlate({
  chart,
  values,
  sendTo,
}: {
  /** The chartlet of the port that is chosen; null before, and where there is none. */
  chart: ReactNode
  values: PreArrivalValues
  /** Where it goes from paper. */
  sendTo: string
}) {
  return (
    <div className={values.port === '' ? 'request-plate' : 'request-plate request-plate--chosen'}>
      <RequestSheet name="On sheet 1 of the pack">
        <p className="request-plate__title">Pre-Arrival Financial Security Pack</p>
        <dl>
          {rowsOf(preArrivalForm).map(
            ([name, row]) =>
              row.type !== 'textarea' && (
                <div
                  key={name}
                  className={`request-sheet__line${row.inPack ? '' : ' request-plate__paper'}`}
                >
                  <dt className="request-sheet__label">{row.label}</dt>
                  <dd>
                    <span>{inWords(row, values[name]) || BLANK}</span>
                    {row.hint && (
                      <span className="request-plate__paper request-plate__hint">{row.hint}</span>
                    )}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <p className="request-plate__rest">
          <span className="request-plate__mark">TEMPLATE – NOT EVIDENCE OF COVER</span>
        </p>
        <p className="request-plate__paper">
          Photograph this form, add the Certificate of Entry, and send both to {sendTo}.
        </p>
      </RequestSheet>
      {chart}
    </div>
  )
}
