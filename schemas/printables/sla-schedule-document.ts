import { definePrintable } from '../fields/define-printable.ts'
import { plainSection, section } from '../fields/section.ts'
import { line, list } from '../fields/text.ts'

/** SLA schedule: /docs/sla-schedule and its PDF */
export const slaScheduleDocumentType = definePrintable({
  name: 'slaScheduleDocument',
  title: 'SLA schedule',
  description: 'The rows of its table are SLA commitments.',
  fields: [
    section('serviceLevels', 'Service levels', 'Over the table.'),
    plainSection('reporting', 'Validation and reporting', 'How the figures are proved.', [
      list('items', 'Lines', 'One on each.', 'card'),
    ]),
    plainSection('exclusions', 'Exclusions', 'When the clock stops.', [
      list('items', 'Lines', 'One on each.', 'card'),
    ]),
    section('escalation', 'Escalation directory', 'Roles and numbers, first to last.', [
      list('steps', 'Steps', 'In the order they are called.', 'escalationStep'),
    ]),
    section('signatures', 'Signatures', 'Blocks for both parties.', [
      list('contractFields', 'Contract lines', 'Effective date, contract number.'),
      line('providerLabel', 'Provider', 'Heading of the provider’s block.', { max: 40 }),
      line('customerLabel', 'Customer', 'Heading of the customer’s block.', { max: 40 }),
      list('fields', 'Lines to fill in', 'The same in both blocks.'),
    ]),
  ],
})
