import { defineArrayMember, defineField } from '@sanity/types'
import { commitmentField, lineIfNoCommitment } from '../fields/commitment.ts'
import { coastField } from '../fields/coordinates.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/preview.ts'
import { missing } from '../fields/rules.ts'
import { choice, line, paragraph } from '../fields/text.ts'

const isCommitted = (zone: unknown): boolean => Object(zone).kind === 'committed'

export const coverageZoneType = defineOrdered({
  name: 'coverageZone',
  title: 'Coverage zone',
  description: 'A row of the coverage table: an area, its ports, its time and who responds.',
  icon: 'earth-globe',
  deskPlace: { entry: { title: 'Coverage' }, noun: 'coverage zone' },
  fields: [
    line('zone', 'Zone', 'The area’s name.', { max: 40, searchWeight: 'name' }),
    defineField({
      name: 'ports',
      title: 'Ports',
      description: 'Shown in this order. A port is shown with its short name.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Port',
          to: [{ type: 'port' }],
          options: { disableNew: true },
        }),
        defineArrayMember({ type: 'zonePlace' }),
      ],
      validation: (rule) => [
        rule.required().error(missing('Ports')),
        rule.min(1).error('Add at least one'),
        rule.unique().warning('This entry is in the list twice'),
      ],
    }),
    choice(
      'kind',
      'Kind of time',
      'A committed time is in the SLA schedule. If we exceed it, the customer gets a credit.',
      {
        layout: 'radio',
        list: [
          { title: 'Committed in the SLA schedule', value: 'committed' },
          { title: 'Typical', value: 'typical' },
          { title: 'Surge', value: 'surge' },
        ],
        missing: 'Choose a kind of time',
      },
    ),
    commitmentField({
      description: 'The table shows the time of this commitment.',
      hidden: ({ parent }) => !isCommitted(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          isCommitted(parent) && !value ? 'Choose the commitment that sets this zone’s time' : true,
        ),
    }),
    lineIfNoCommitment('responseTime', 'Response', 'Like 2–6 hours.', {
      max: 60,
      searchWeight: 'fact',
    }),
    paragraph('assets', 'Who responds', 'People and equipment that respond in that time.'),
    coastField('Leave empty for a zone that covers both coasts.', { optional: true }),
  ],
  preview: previewOf(['zone'], ['responseTime']),
})
