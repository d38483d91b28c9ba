import { aboutCallToAction } from '../../src/text/labels/pages/about.ts'
import { definePage } from '../fields/define-page.ts'
import { callToActionField } from '../fields/labels.ts'
import { plainSection, section } from '../fields/section.ts'
import { list, richTextField } from '../fields/text.ts'

/** About: /about */
export const aboutPageType = definePage({
  name: 'aboutPage',
  title: 'About',
  description: 'The years of the timeline are documents of their own.',
  icon: 'info-outline',
  fields: [
    plainSection('mission', 'Mission', 'What the company is there for.', [
      richTextField('body', 'Text', 'A paragraph or two.'),
    ]),
    plainSection('vision', 'Vision', 'Where it wants to get.', [
      richTextField('body', 'Text', 'A paragraph or two.'),
    ]),
    section('values', 'Values', 'Five values.', [
      list('items', 'Values', 'Five, in order.', 'card', { exactly: 5 }),
    ]),
    section('timeline', 'Timeline', 'Over the years.'),
    callToActionField(
      aboutCallToAction,
      'Above the buttons to the pre-arrival letter and to the contacts.',
    ),
  ],
})
