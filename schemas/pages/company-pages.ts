import { aboutCallToAction } from '../../src/text/labels/pages/about.ts'
import { definePage } from '../fields/define-singleton.ts'
import { callToActionField, buttonsField, labelsField } from '../fields/labels.ts'
import { sectionWithoutIntro, section } from '../fields/section.ts'
import { list, richTextField, paragraph, line } from '../fields/text.ts'
import { contactLabels } from '../../src/text/labels/pages/contact.ts'
import {
  managementCallToAction,
  managementLabels,
  escalationListLabels,
} from '../../src/text/labels/pages/management.ts'

export const aboutPageType = definePage({
  name: 'aboutPage',
  title: 'About',
  description: 'The years of the timeline are documents of their own.',
  icon: 'info-outline',
  fields: [
    sectionWithoutIntro('mission', 'Mission', 'Why the company exists.', [
      richTextField('body', 'Text', 'A paragraph or two.'),
    ]),
    sectionWithoutIntro('vision', 'Vision', 'What the company wants to achieve.', [
      richTextField('body', 'Text', 'A paragraph or two.'),
    ]),
    section('values', 'Values', 'Five values.', [
      list('items', 'Values', 'Five, in order.', 'card', { exactly: 5 }),
    ]),
    section('timeline', 'Timeline', 'Above the years.'),
    callToActionField(
      aboutCallToAction,
      'Above the buttons to the pre-arrival letter and to the contacts.',
    ),
  ],
})

export const caseStudiesPageType = definePage({
  name: 'caseStudiesPage',
  title: 'Case studies',
  description: 'The cases are documents of their own.',
  icon: 'case',
  fields: [
    paragraph(
      'illustrativeNote',
      'Note on the cases',
      'Says that illustrative cases are not real.',
    ),
    section('callToAction', 'Call to action', 'At the foot of the page.'),
  ],
})

function contactChannel(name: string, title: string) {
  return sectionWithoutIntro(name, title, 'The number or address itself is in the site settings.', [
    paragraph('body', 'Text', 'When to use this channel and what to expect.', { max: 240 }),
  ])
}

export const contactPageType = definePage({
  name: 'contactPage',
  title: 'Contact',
  description: 'Numbers and addresses are in the site settings.',
  icon: 'envelope',
  fields: [
    contactChannel('hotline', 'Hotline'),
    contactChannel('whatsapp', 'WhatsApp'),
    contactChannel('email', 'Email'),
    contactChannel('office', 'Office'),
    line('officeHours', 'Office hours', 'Days and hours with the time zone.'),
    section('firstReport', 'First report', 'What a master should have ready when calling.', [
      list('items', 'Lines', 'In the order the desk asks for them.', 'card'),
    ]),
    buttonsField(contactLabels, {
      escalation: ['Escalation', 'Under the hotline; leads to Leadership.'],
    }),
  ],
})

export const managementPageType = definePage({
  name: 'managementPage',
  title: 'Leadership',
  description: 'The people are documents of their own.',
  icon: 'users',
  fields: [
    // Stored as `watchBill`, an earlier name of the list.
    labelsField(
      'watchBill',
      'Escalation list',
      'Above the escalation steps. Edit the steps in the SLA schedule.',
      escalationListLabels,
      {
        heading: ['Heading', 'The heading of this block.', 90],
        intro: ['Intro', 'One or two sentences under the heading.', 200],
      },
    ),
    section('executive', 'Executive leadership', 'Above the four executives.'),
    section('advisory', 'Advisory board', 'Above the adviser.'),
    callToActionField(managementCallToAction, 'Above the button to the fleet quote.'),
    buttonsField(managementLabels, {
      escalation: ['Escalation', 'Leads to the SLA schedule.'],
    }),
  ],
})
