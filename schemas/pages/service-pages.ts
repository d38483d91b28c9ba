import { defineField } from '@sanity/types'
import { homeLabels } from '../../src/text/labels/pages/home.ts'
import { definePage } from '../fields/define-singleton.ts'
import { photographField } from '../fields/drawing.ts'
import { buttonsField, callToActionField } from '../fields/labels.ts'
import { missing } from '../fields/rules.ts'
import { section, sectionWithoutIntro } from '../fields/section.ts'
import { list, richTextField, paragraph, line } from '../fields/text.ts'
import {
  preArrivalCallToAction,
  preArrivalLabels,
} from '../../src/text/labels/pages/pre-arrival.ts'
import { fleetRetainerLabels } from '../../src/text/labels/pages/fleet-retainer.ts'
import {
  financialSecurityCallToAction,
  financialSecurityLabels,
} from '../../src/text/labels/pages/financial-security.ts'
import { portCallToAction, portLabels } from '../../src/text/labels/pages/port.ts'

/** Field for one of a page's two coast cards. */
function coastCardField(name: 'westCoast' | 'eastCoast', title: string) {
  return defineField({
    name,
    title,
    description: 'Ports come from the port documents, other places from the coverage zone.',
    type: 'coastCard',
    validation: (rule) => rule.required().error(missing(title)),
  })
}

export const homePageType = definePage({
  name: 'homePage',
  title: 'Home',
  description: 'Badges and metrics are in the site settings; the SLA rows are documents.',
  icon: 'home',
  fields: [
    photographField('At the top of the page, in place of the chart of the coasts.'),
    defineField({
      name: 'documentPackRow',
      title: 'Promise of the document pack',
      description: 'SLA row: its time is on the pre-arrival letter button at the top of the page.',
      type: 'reference',
      to: [{ type: 'slaRow' }],
      options: { disableNew: true },
      validation: (rule) => rule.required().error(missing('Promise of the document pack')),
    }),
    section('verification', 'DGS verification', 'What the notice asks for and what we prepare.', [
      richTextField('body', 'Text', 'What port authorities verify, in our own words.'),
      list('points', 'Points', 'What the desk prepares, three or four points.', 'card'),
    ]),
    section('summaryDownload', 'Compliance summary', 'Above the button that downloads the PDF.'),
    section('sla', 'Service levels', 'Above the short SLA table and the response times.'),
    section('coverage', 'Pan-India coverage', 'Above the two coast cards.', [
      coastCardField('westCoast', 'West coast'),
      coastCardField('eastCoast', 'East coast'),
    ]),
    section('surge', 'Global surge', 'The pool of vessels that are contracted or available.'),
    section('caseStudies', 'Case studies', 'Above the three case cards.'),
    section(
      'callToAction',
      'Call to action',
      'Above the button to the pre-arrival letter, here and on Contact.',
    ),
    buttonsField(homeLabels, {
      financialSecurity: ['Financial security', 'Link under “DGS verification”.'],
      notice: ['Heading of the notice', 'Under “DGS verification”.'],
      points: ['Heading of the points', 'Under “DGS verification”.'],
      summary: ['Compliance summary', 'Downloads the PDF.'],
      salvage: ['Salvage response', 'Link under “Global surge”.'],
      serviceLevels: ['Service levels', 'Leads to /fleet-retainer#sla.'],
      caseStudies: ['Case studies', 'Link under the three cards.'],
    }),
  ],
})

export const preArrivalPageType = definePage({
  name: 'preArrivalPage',
  title: 'Pre-arrival letter',
  description: 'The questions on this page are FAQ documents.',
  icon: 'document-text',
  fields: [
    list('steps', 'Progress steps', 'From the form to WhatsApp.', 'card', { exactly: 5 }),
    section('request', 'Request', 'Heading above the form; intro under the field “Notes”.'),
    list(
      'otherPorts',
      'Further ports',
      'Listed in the form, in this order, after the ports that have a page.',
    ),
    section('packDownload', 'Compliance pack', 'Beside the button that downloads the PDF.'),
    section('faq', 'Questions', 'Above the questions.'),
    section('ports', 'Ports', 'Above the links to the port pages.'),
    callToActionField(
      preArrivalCallToAction,
      'At the foot of the page, above the call button and the link to the form.',
    ),
    buttonsField(preArrivalLabels, {
      submit: ['Send the request', 'Under the form.', 28],
      pack: ['Compliance pack', 'Downloads the PDF.'],
    }),
  ],
})

export const fleetRetainerPageType = definePage({
  name: 'fleetRetainerPage',
  title: 'Fleet retainer',
  description: 'Clauses, SLA commitments and coverage zones are documents of their own.',
  icon: 'bill',
  fields: [
    section('alignment', 'Compliance alignment', 'Above the table of retainer clauses.'),
    section('operationsCentre', 'Operations centre', 'The desk that answers day and night.', [
      richTextField('body', 'Text', 'How the desk works.'),
      list('points', 'Points', 'What your fleet gets from the desk.', 'card'),
    ]),
    section('sla', 'Service levels', 'Above the SLA table and the buttons to its PDFs.'),
    section('coverageZones', 'Coverage zones', 'Above the chart and the table of the zones.'),
    section('quote', 'Fleet quote', 'Above the quote form.'),
    section('reviewCall', 'Review call', 'Beside the buttons that ask for the call.'),
    buttonsField(fleetRetainerLabels, {
      serviceLevels: ['Service levels', 'Under the main heading.', 32],
      submit: ['Send the request', 'Under the quote form.', 28],
      schedule: ['SLA schedule', 'Opens the PDF in a tab of its own.'],
      tender: ['Text before the datasheet', 'Says what the datasheet is for.'],
      datasheet: ['Procurement datasheet', 'Downloads the PDF.'],
      reviewCall: ['Review call', 'Opens an email to the desk.', 32],
      reviewCallByChat: ['Review call by chat', 'Opens WhatsApp; beside the email button.', 32],
    }),
  ],
})

export const salvageResponsePageType = definePage({
  name: 'salvageResponsePage',
  title: 'Salvage and oil-spill response',
  description: 'Anything that the company does not own is “contracted” or “available”: say which.',
  icon: 'bolt',
  fields: [
    section('assets', 'Assets', 'What responds to a call, and where it is kept.', [
      list('items', 'Assets', 'Vessels and teams first, then equipment.', 'namedAsset'),
    ]),
    section(
      'responseTimes',
      'Response times',
      'Above the arrival times by port and the other times.',
    ),
    section('methods', 'Methods', 'What the teams do on scene.', [
      list('items', 'Methods', 'Salvage first, then spill response.', 'card'),
      paragraph('note', 'Note', 'Under the methods: the limits of what they can do.', {
        optional: true,
      }),
    ]),
    sectionWithoutIntro('nosdcp', 'NOSDCP framework', 'Who directs a spill response in India.', [
      richTextField('body', 'Text', 'The Coast Guard directs; we support.'),
    ]),
    section(
      'coverage',
      'Coverage by coast',
      'Above the two coast cards and the calendar of both coasts.',
      [coastCardField('westCoast', 'West coast'), coastCardField('eastCoast', 'East coast')],
    ),
    section('callToAction', 'Call to action', 'Above the call button and the quote button.'),
  ],
})

export const financialSecurityPageType = definePage({
  name: 'financialSecurityPage',
  title: 'Financial security',
  description: 'The rows of the clause table are documents of their own.',
  icon: 'lock',
  fields: [
    list(
      'asked',
      'What a port wants to see',
      'Under the lead. Each card: a title of one word, and what the notice asks for.',
      'card',
    ),
    section('issued', 'What is issued', 'The three documents of a pack.', [
      list('items', 'Documents', 'Three, in order.', 'card', { exactly: 3 }),
    ]),
    sectionWithoutIntro('limits', 'What is not issued', 'Where the desk’s work ends.', [
      richTextField('body', 'Text', 'Insurers issue cover and certificates; we compile evidence.'),
    ]),
    section('clauseMapping', 'Clause mapping', 'Above the clause table.'),
    section('evidencePack', 'Evidence pack', 'Above the button that downloads the PDF.'),
    section('links', 'Where to verify', 'Links to the public look-ups.', [
      list('items', 'Links', 'The notice, the vessel search, the insurers’ list.', 'linkItem'),
    ]),
    callToActionField(
      financialSecurityCallToAction,
      'Above the buttons to the pre-arrival letter and to the contacts.',
    ),
    buttonsField(financialSecurityLabels, {
      pack: ['Compliance pack', 'Under the picture of the pack’s first page; leads to the pack.'],
      evidence: ['Evidence pack', 'Downloads the PDF.'],
    }),
  ],
})

/** Texts that all port pages share: /ports/:portSlug */
export const portPageType = definePage({
  name: 'portPage',
  title: 'Port pages, shared texts',
  description: 'Heading, lead, facts and search texts are in the ports’ documents, not here.',
  icon: 'pin',
  fields: [
    line('coverageLine', 'Coverage line', 'Above position and UN/LOCODE.', { max: 40 }),
    section('requirements', 'Port-specific requirements', 'Above the list.'),
    section('equipment', 'Equipment', 'Heading above the lists; intro below them.'),
    section('partners', 'Partners', 'Heading beside the list; intro below it.'),
    section('emergencyContacts', 'Emergency contacts', 'Heading above the numbers; intro below.'),
    section('otherPorts', 'Other ports', 'Above the links to the other ports.'),
    callToActionField(
      portCallToAction,
      'Above the buttons to the pre-arrival letter and to the contacts.',
    ),
    buttonsField(portLabels, {
      hotline: ['Hotline', 'Before the emergency phone’s number.', 24],
      letter: ['Pre-arrival letter', 'Leads to the letter’s form.', 32],
      pack: ['Compliance pack', 'Downloads the PDF.', 32],
    }),
  ],
})
