/** What a pre-arrival request says in the fields of the compliance pack (`compliance-pack/line-names.ts`). */
import type { PreArrivalRequest } from '../../../email-manager/send-pre-arrival-request.ts'
import type { CompliancePackContent } from '../compliance-pack/query.ts'
import { istDate } from '../ist-date.ts'
import type { Entry } from './fill-form.ts'

/** Of a request, with the ETA as the form's control has it: `2026-03-01T14:30`, India's time. */
export type PackRequest = Pick<PreArrivalRequest, 'vesselName' | 'imo' | 'port' | 'eta' | 'agent'>

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/**
 * @param labels what the form calls its fields
 * @param ports each with the lines of its own that the pack has
 * @param moment when the copy is made
 */
export function packEntries(
  request: PackRequest,
  labels: Record<keyof PackRequest, string>,
  ports: Pick<CompliancePackContent['ports'][number], 'name' | 'nuances'>[],
  moment: Date,
): Entry[] {
  return [
    { name: 'copyNote', label: 'Status of this copy', value: copyNote(moment) },
    { name: 'vesselName', label: labels.vesselName, value: request.vesselName },
    { name: 'imo', label: labels.imo, value: request.imo },
    { name: 'port', label: labels.port, value: request.port },
    { name: 'eta', label: labels.eta, value: etaInWords(request.eta) },
    { name: 'agent', label: labels.agent, value: request.agent },
    {
      name: 'portEssentials',
      label: 'Essentials of the port',
      value: essentials(request.port, ports),
    },
  ]
}

/** Nobody has looked at what is typed: the copy says so beside the mark that it is no evidence. */
function copyNote(moment: Date): string {
  return `REQUEST COPY of ${istTime(moment)} – as typed in the request, not checked by the desk`
}

function etaInWords(eta: string): string {
  const moment = new Date(`${eta}+05:30`)
  return Number.isNaN(moment.getTime()) ? eta : istTime(moment)
}

function istTime(moment: Date): string {
  return `${istDate(moment)}, ${clock.format(moment)} IST`
}

function essentials(
  name: string,
  ports: Pick<CompliancePackContent['ports'][number], 'name' | 'nuances'>[],
): string {
  const nuances = ports.find((port) => port.name === name)?.nuances
  if (!nuances) return `${name}: not among the ports above; ask the desk for its essentials.`
  return [`${name}:`, ...nuances.map((line) => `• ${line}`)].join('\n')
}
