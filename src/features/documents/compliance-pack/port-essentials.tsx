import { visibleLetters } from '../../../text/visible-letters.ts'
import { FieldSpace } from '../parts/field-space.tsx'
import { Lines } from '../parts/lines.tsx'
import { isMarked, LeadMark } from './lead-mark.tsx'
import './port-essentials.css'
import type { CompliancePackContent } from './query.ts'

const OWN_LABEL = 'Essentials of the port of this call'

/** The first lines of each port's own requirements, and room for those of this call. */
export function PortEssentials({ ports }: { ports: CompliancePackContent['ports'] }) {
  return (
    <>
      {ports.some(({ leadTime }) => isMarked(leadTime)) && (
        <p className="port-essentials__key" aria-hidden="true">
          Dots: 72, 48 and 24 hours before ETA, and ETA. Filled: the lead time.
        </p>
      )}
      <div className="port-essentials">
        {ports.map(({ _id, name, leadTime, nuances }) => (
          <div key={_id} className={classOf(nuances)}>
            <div className="port-essentials__head">
              <h4 className="port-essentials__name">{name}</h4>
              <LeadMark leadTime={leadTime} />
              {leadTime && (
                <p className="port-essentials__lead">
                  Lead time <span className="port-essentials__hours">{leadTime}</span>
                </p>
              )}
            </div>
            <Lines items={nuances} />
          </div>
        ))}
      </div>
      <p className="port-essentials__own">
        <span className="port-essentials__label">{OWN_LABEL}</span>
        <FieldSpace
          name="portEssentials"
          label={OWN_LABEL}
          kind="lines"
          className="port-essentials__space"
        />
      </p>
    </>
  )
}

/** Number of letters above which a port's lines take the full width and may break across sheets. */
const MAX_LETTERS = 900

function classOf(nuances: readonly string[]): string {
  const isLong = visibleLetters(nuances.join('')).length > MAX_LETTERS
  return isLong ? 'port-essentials__port port-essentials__port--long' : 'port-essentials__port'
}
