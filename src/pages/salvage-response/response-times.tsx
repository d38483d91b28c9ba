import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import type { Port } from '../../sections/port-links/ports.ts'
import { isArrival, responseTimes } from '../../sections/response-axis/response-times.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Footnote } from '../../ui/text.tsx'
import type { SalvageResponseContent } from './query.ts'

/** Typical arrival at each port beside the committed arrival of its coast. A port without a time is left out. */
export function PortTimes({ content }: { content: SalvageResponseContent }) {
  const { zones } = content
  const columns: Column<Port>[] = [
    { header: 'Port', cell: ({ name }) => name },
    { header: 'Typical arrival', cell: ({ responseTime }) => responseTime },
    {
      header: 'Committed arrival (retainer)',
      cell: ({ coast }) => coast && committedTime(zones, coast),
    },
  ]
  return (
    <DataTable
      caption="Arrival by port"
      columns={columns}
      rows={timedPorts(content)}
      rowKey={({ slug }) => slug}
    />
  )
}

export function TimeList({ content }: { content: SalvageResponseContent }) {
  const { slaRows, zones, settings } = content
  // The table of ports shows the service levels.
  const rows = timedPorts(content).length > 0 ? [] : slaRows
  const times = responseTimes(rows, zones).filter(isArrival)
  return (
    <div className="time-list">
      {times.length > 0 && (
        <div>
          <h3 className="time-list__heading">Other times</h3>
          <dl className="time-list__rows">
            {times.map(({ key, label, kind, time }) => (
              <div key={key} className="time-list__row">
                <dt>
                  {label}
                  {kind === 'typical' && <span> typical</span>}
                </dt>
                <dd className="time-list__time">{time}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <Footnote text={settings.mobilisationNote} />
    </div>
  )
}

function timedPorts({ westPorts, eastPorts }: SalvageResponseContent): Port[] {
  return [...westPorts, ...eastPorts].filter(({ responseTime }) => responseTime)
}
