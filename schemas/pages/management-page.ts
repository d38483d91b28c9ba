import {
  managementCallToAction,
  managementLabels,
  watchBillLabels,
} from '../../src/text/labels/pages/management.ts'
import { definePage } from '../fields/define-page.ts'
import { buttonsField, callToActionField, label, labelsField } from '../fields/labels.ts'
import { section } from '../fields/section.ts'

/** Leadership: /management */
export const managementPageType = definePage({
  name: 'managementPage',
  title: 'Leadership',
  description: 'The people are documents of their own.',
  icon: 'users',
  fields: [
    labelsField(
      'watchBill',
      'Escalation list',
      'Over the steps of the escalation; these are in the SLA schedule.',
      [
        label(watchBillLabels, 'heading', 'Heading', 'The heading of this block.', 90),
        label(watchBillLabels, 'intro', 'Intro', 'One or two sentences under the heading.', 200),
      ],
    ),
    section('executive', 'Executive leadership', 'Over the four executives.'),
    section('advisory', 'Advisory board', 'Over the adviser.'),
    callToActionField(managementCallToAction, 'Above the button to the fleet quote.'),
    buttonsField([
      label(managementLabels, 'escalation', 'Escalation', 'Leads to the SLA schedule.'),
    ]),
  ],
})
