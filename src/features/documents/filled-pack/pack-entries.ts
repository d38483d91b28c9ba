/** What a pre-arrival request says in the fields of the compliance pack (`compliance-pack/line-names.ts`). */
import { rowsOf } from '../../leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../leads/pre-arrival-form.ts'
import type { CompliancePackContent } from '../compliance-pack/query.ts'
import { istMoment, istTime } from '../../../text/ist-time.ts'
import type { FieldEntry } from './fill-form.ts'

/**
 * @param request as it was typed
 * @param ports each with the lines of its own that the pack has
 * @param moment when the copy is made
 */
export function packEntries(
  request: PreArrivalValues,
  ports: Pick<CompliancePackContent['ports'][number], 'name' | 'nuances'>[],
  moment: Date,
): FieldEntry[] {
  const typed = rowsOf(preArrivalForm).flatMap(([name, { inPack, label, type }]) => {
    const value =
      type === 'datetime-local' ? (istTime(request[name]) ?? request[name]) : request[name]
    return inPack ? [{ name, label, value }] : []
  })
  return [
    { name: 'copyNote', label: 'Status of this copy', value: copyNote(moment) },
    ...typed,
    {
      name: 'portEssentials',
      label: 'Essentials of the port',
      value: essentials(request.port, ports),
    },
  ]
}

/** Says beside the mark that the copy is no evidence: nobody has checked what was typed. */
function copyNote(moment: Date): string {
  return `REQUEST COPY of ${istMoment(moment)} – as typed in the request, not checked by the desk`
}

function essentials(
  name: string,
  ports: Pick<CompliancePackContent['ports'][number], 'name' | 'nuances'>[],
): string {
  const nuances = ports.find((port) => port.name === name)?.nuances
  if (!nuances) return `${name}: not among the ports above; ask the desk for its essentials.`
  return [`${name}:`, ...nuances.map((line) => `• ${line}`)].join('\n')
}
