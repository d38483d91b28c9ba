import { inWords, rowsOf } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { RequestSheet } from '../../features/leads/request-sheet.tsx'
import { ChartletSheet } from '../../sections/chartlet/chartlet-sheet.tsx'
import { CoastPlate } from '../../sections/coast-map/coast-plate.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './request-plate.css'
import type { PreArrivalContent } from './query.ts'

/** A line on which nothing is written. */
const BLANK = '\u00A0'

/**
 * Beside the form: sheet 1 of the pack as it is filled in, and the chartlet of the port that is chosen. On paper the sheet
 * is the form, with lines for where the answer goes.
 */
export function RequestPlate({
  ports,
  values,
  sendTo,
}: {
  ports: PreArrivalContent['ports']
  values: PreArrivalValues
  /** Where it goes from paper. */
  sendTo: string
}) {
  const port = ports.find(({ name }) => name === values.port)
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
                  <dd>{inWords(row, values[name]) || BLANK}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="request-plate__rest">Template – not evidence of cover</p>
        <p className="request-plate__paper">Photograph this form and send it to {sendTo}.</p>
      </RequestSheet>
      {port?.coordinates ? (
        <ChartletSheet name={port.name} position={port.coordinates} />
      ) : (
        <figure className="request-plate__coasts">
          <Neatline>
            <CoastPlate ports={chartedPorts(ports)} />
          </Neatline>
          <figcaption className="caption">
            {values.port === ''
              ? 'Choose a port: its chart is shown here.'
              : 'No chart of this port here; the desk covers it.'}{' '}
            Mercator. Not for navigation.
          </figcaption>
        </figure>
      )}
    </div>
  )
}
