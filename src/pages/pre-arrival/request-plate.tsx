import { type FieldRow, rowsOf } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { Chartlet } from '../../sections/chartlet/chartlet.tsx'
import { CoastPlate } from '../../sections/coast-map/coast-plate.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { istTime } from '../../text/ist-time.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './request-plate.css'
import { PortNotice } from './port-notice.tsx'
import type { PreArrivalContent } from './query.ts'

/**
 * Beside the form: the chartlet of the port that is chosen, what its call needs, and the lines of the pack as they
 * are filled in.
 */
export function RequestPlate({
  ports,
  values,
  phone,
  now,
  isSent = false,
}: {
  ports: PreArrivalContent['ports']
  values: PreArrivalValues
  /** Of the desk. */
  phone: string | null
  now: Date
  /** Whether the request is with the desk already. */
  isSent?: boolean
}) {
  const port = ports.find(({ name }) => name === values.port)
  return (
    <div className="request-plate">
      {port?.coordinates ? (
        <Chartlet name={port.name} position={port.coordinates} />
      ) : (
        <figure className="request-plate__coasts">
          <Neatline>
            <CoastPlate places={chartedPorts(ports)} />
          </Neatline>
          <figcaption className="caption">
            Choose a port: its chart is shown here. Mercator. Not for navigation.
          </figcaption>
        </figure>
      )}
      {port?.leadTime && (
        <PortNotice
          leadTime={port.leadTime}
          eta={values.eta}
          now={now}
          phone={phone}
          isSent={isSent}
        />
      )}
      <div className="request-plate__pack">
        <p className="request-plate__title">On sheet 1 of the pack</p>
        <dl>
          {rowsOf(preArrivalForm).map(
            ([name, row]) =>
              row.inPack && (
                <div key={name} className="request-plate__line">
                  <dt>{row.label}</dt>
                  <dd>{inWords(row, values[name])}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  )
}

function inWords({ type }: FieldRow, value: string): string {
  return (type === 'datetime-local' ? istTime(value) : value) || '—'
}
