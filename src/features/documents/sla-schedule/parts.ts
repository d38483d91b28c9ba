import { partHeading } from '../parts/part-heading.ts'
import type { SlaScheduleContent } from './query.ts'

/** Headings of the parts, in their order; null for those that are left out. */
export function scheduleParts({ document, commitments }: SlaScheduleContent) {
  const { serviceLevels, reporting, exclusions, escalation, signatures } = document
  return {
    serviceLevels: partHeading(serviceLevels, 'Service levels', commitments),
    reporting: partHeading(reporting, 'Validation and reporting', reporting.items),
    exclusions: partHeading(exclusions, 'Exclusions', exclusions.items),
    escalation: partHeading(escalation, 'Escalation directory', escalation.steps),
    signatures: partHeading(signatures, 'Signatures'),
  }
}
