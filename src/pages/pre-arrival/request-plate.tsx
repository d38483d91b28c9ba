import { type FieldRow, rowsOf } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { Chartlet } from '../../sections/chartlet/chartlet.tsx'
import { CoastPlate } from '../../sections/coast-map/coast-plate.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { istTime, istTimeBefore } from '../../text/ist-time.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './request-plate.css'
import type { PreArrivalContent } from './query.ts'

/**
 * Beside the form: the chartlet of the port that is chosen, what its call needs, and the lines of the pack as they
 * are filled in.
 */
export function RequestPlate({
  ports,
  values,
}: {
  ports: PreArrivalContent['ports']
  values: PreArrivalValues
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
      {port?.leadTime && <Notice leadTime={port.leadTime} eta={values.eta} />}
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

/** The notice that the desk asks for at the port, and until when that is for the ship's ETA. */
function Notice({ leadTime, eta }: { leadTime: string; eta: string }) {
  const hours = hoursIn(leadTime)
  if (hours === null)
    return (
      <p className="request-plate__notice">
        <strong>Notice to our desk</strong> {leadTime}
      </p>
    )
  const latest = istTimeBefore(eta, hours.to)
  return (
    <p className="request-plate__notice">
      <strong>{leadTime}’ notice</strong> to our desk{latest && `: by ${latest}`}
    </p>
  )
}

function inWords({ type }: FieldRow, value: string): string {
  return (type === 'datetime-local' ? istTime(value) : value) || '—'
}
