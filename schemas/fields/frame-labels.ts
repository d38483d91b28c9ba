/** Labels of header, footer, newsletter and shared buttons. */
import type { FieldDefinition } from '@sanity/types'
import { editableRoutes } from '../../src/routes.ts'
import {
  buttonLabels,
  footerLabels,
  navigationLabels,
  newsletterLabels,
} from '../../src/text/labels/frame-labels.ts'
import { type Label, labelsField } from './labels.ts'
import { withoutInvisible } from '../../src/text/invisible.ts'
import type { Verdict } from './rules.ts'

/** Characters that fit into a column of the footer on a phone. */
const MAX_COLUMN = 32

/** Characters that fit into a link of the menu. */
const MAX_MENU_LINK = 26

/** The label of a link to a page. The field's title is the page's name in the Studio. */
function pageLink(name: string, where: string, max: number): Label {
  const route = editableRoutes.find(({ document }) => document === `${name}Page`)
  if (!route) throw new Error(`There is no editable route with the document ${name}Page`)
  return [route.title, `${where} Leads to ${route.path}.`, max]
}

const menuLink = (name: keyof typeof navigationLabels, where = 'In menu and footer.') =>
  pageLink(name, where, MAX_MENU_LINK)

const footerLink = (name: keyof typeof footerLabels) => pageLink(name, 'In the footer.', MAX_COLUMN)

const navigation: FieldDefinition = {
  ...labelsField(
    'navigation',
    'Menu',
    'The texts of the links. The pages that they open can’t be changed.',
    navigationLabels,
    {
      home: menuLink('home', 'In the menu.'),
      preArrival: menuLink('preArrival'),
      fleetRetainer: menuLink('fleetRetainer'),
      salvageResponse: menuLink('salvageResponse', 'In the menu; the footer has its own words.'),
      company: ['Company', 'Opens the submenu with the two links below.', MAX_MENU_LINK],
      about: menuLink('about'),
      management: menuLink('management', 'In menu and footer, and on About.'),
      contact: menuLink('contact'),
      menu: ['Menu', 'On a phone: opens the menu.', 10],
    },
  ),
  validation: (rule) => rule.custom(menuLengthRule),
}

const footer = labelsField('footer', 'Footer', 'Headings and links of the footer.', footerLabels, {
  office: ['Office', 'Before the office’s address.', 20],
  services: ['Heading: services', 'Above the first column of links.', 16],
  financialSecurity: footerLink('financialSecurity'),
  salvageResponse: pageLink('salvageResponse', 'In the footer and under case studies.', MAX_COLUMN),
  ports: ['Heading: ports', 'Above the ports.', 16],
  resources: ['Heading: resources', 'Above the last column of links.', 16],
  caseStudies: footerLink('caseStudies'),
  partnerPortal: ['Partner portal', 'Leads to /agents/partner.', MAX_COLUMN],
  insurersHub: ['Insurers hub', 'Leads to /insurers-hub.', MAX_COLUMN],
  complianceSummary: ['Compliance summary', 'Downloads the compliance summary.', 60],
  evidencePack: ['Evidence pack', 'Downloads the evidence pack.', 60],
  nightPalette: ['To the night palette', 'Shown while the day palette is on.', 24],
  dayPalette: ['To the day palette', 'Shown while the night palette is on.', 24],
})

const newsletter = labelsField(
  'newsletter',
  'Newsletter',
  'The signup in the footer of every page.',
  newsletterLabels,
  {
    heading: ['Heading', 'Above the form.'],
    text: ['Text', 'What subscribers get, and how to unsubscribe.', 120],
    button: ['Button', 'Sends the address.', 16],
    success: [
      'Success message',
      'Shown for five seconds once the address has been sent. Say that the email must be confirmed.',
      90,
    ],
  },
)

const buttons = labelsField(
  'buttons',
  'Buttons of several pages',
  'One change here changes the button on every page that has it.',
  buttonLabels,
  {
    call: [
      'Emergency phone',
      'On several pages, and in the bar at the bottom of a phone’s screen. Calls the emergency phone.',
      12,
    ],
    letter: ['Pre-arrival letter', 'On several pages. Leads to the letter’s form.', 32],
    quote: ['Fleet quote', 'In the header and on several pages. Leads to the quote form.', 20],
    contact: ['Contact', 'On several pages. Leads to /contact.', 32],
    read: ['Read a document', 'Leads to the document’s page. Beside the button to its PDF.', 32],
    print: ['Print', 'Above each printable document.', 20],
    downloadPdf: ['Download PDF', 'Above each printable document.', 28],
  },
)

export const frameLabelFields: FieldDefinition[] = [navigation, buttons, footer, newsletter]

/** The labels in the one-line header of wide windows: from Home to Company, and Contact. */
const { about: _about, management: _management, menu: _menu, ...headerLabels } = navigationLabels

/** Characters that fit into the one-line header at its narrowest, 1,120 px. The default labels have 65 in total. */
const MAX_HEADER_CHARACTERS = 76

/** Refuses labels that together do not fit into the line. */
export function menuLengthRule(labels: unknown): Verdict {
  const texts = Object.entries(headerLabels).map(([name, text]) => labelAt(labels, name) || text)
  const length = texts.join('').length
  return (
    length <= MAX_HEADER_CHARACTERS ||
    `The menu has one line, with room for ${MAX_HEADER_CHARACTERS} characters; its labels (from Home up to Company, and Contact) together have ${length}: shorten one`
  )
}

function labelAt(labels: unknown, name: string): string {
  const value: unknown = Object(labels)[name]
  return typeof value === 'string' ? withoutInvisible(value) : ''
}
