/** Words of header, footer and newsletter, and of buttons that several pages have. */
import type { FieldDefinition } from '@sanity/types'
import { editedRoutes } from '../../src/routes.ts'
import {
  buttonLabels,
  footerLabels,
  navigationLabels,
  newsletterLabels,
} from '../../src/text/labels/frame-labels.ts'
import { label, labelsField } from './labels.ts'
import { withoutInvisible } from '../../src/text/invisible.ts'
import type { Verdict } from './rules.ts'

/** Characters that a column of the footer has room for on a phone. */
const COLUMN = 32

/** Characters of a link of the menu. */
const MENU_LINK = 26

/** The label of a link to a page, under the name that the Studio has for the page. */
function pageLabel<Name extends string>(
  words: Readonly<Record<Name, string>>,
  name: NoInfer<Name>,
  where: string,
  max: number,
): FieldDefinition {
  const route = editedRoutes.find(({ document }) => document === `${name}Page`)
  if (!route) throw new Error(`There is no page of a document ${name}Page`)
  return label(words, name, route.title, `${where} Leads to ${route.path}.`, max)
}

const menuLink = (name: keyof typeof navigationLabels, where = 'In menu and footer.') =>
  pageLabel(navigationLabels, name, where, MENU_LINK)

const footerLink = (name: keyof typeof footerLabels) =>
  pageLabel(footerLabels, name, 'In the footer.', COLUMN)

const navigation: FieldDefinition = {
  ...labelsField('navigation', 'Menu', 'The links of the menu. Where each leads stays as it is.', [
    menuLink('home', 'In the menu.'),
    menuLink('preArrival'),
    menuLink('fleetRetainer'),
    menuLink('salvageResponse', 'In the menu; the footer has its own words.'),
    label(navigationLabels, 'company', 'Company', 'Opens the two pages below.', MENU_LINK),
    menuLink('about'),
    menuLink('management'),
    menuLink('contact'),
    label(navigationLabels, 'menu', 'Menu', 'On a phone: opens the menu.', 10),
  ]),
  validation: (rule) => rule.custom(menuFits),
}

const footer = labelsField('footer', 'Footer', 'Headings and links of the footer.', [
  label(footerLabels, 'office', 'Office', 'Before the office’s address.', 20),
  label(footerLabels, 'services', 'Heading: services', 'Over the first column of links.', 16),
  footerLink('financialSecurity'),
  footerLink('salvageResponse'),
  label(footerLabels, 'ports', 'Heading: ports', 'Over the ports.', 16),
  label(footerLabels, 'resources', 'Heading: resources', 'Over the last column of links.', 16),
  footerLink('caseStudies'),
  label(footerLabels, 'partnerPortal', 'Partner portal', 'Leads to /agents/partner.', COLUMN),
  label(footerLabels, 'insurersHub', 'Insurers hub', 'Leads to /insurers-hub.', COLUMN),
  label(
    footerLabels,
    'complianceSummary',
    'Compliance summary',
    'Downloads the compliance summary.',
    60,
  ),
  label(footerLabels, 'evidencePack', 'Evidence pack', 'Downloads the evidence pack.', 60),
  label(footerLabels, 'nightPalette', 'To the night palette', 'Shown by day.', 24),
  label(footerLabels, 'dayPalette', 'To the day palette', 'Shown by night.', 24),
])

const newsletter = labelsField(
  'newsletter',
  'Newsletter',
  'The signup in the footer of every page.',
  [
    label(newsletterLabels, 'heading', 'Heading', 'Over the form.'),
    label(newsletterLabels, 'text', 'Text', 'What subscribers get, and how to leave.', 120),
    label(newsletterLabels, 'button', 'Button', 'Sends the address.', 16),
    label(
      newsletterLabels,
      'success',
      'Note of success',
      'Shown for five seconds once the address has been sent. Say that the email must be confirmed.',
      90,
    ),
  ],
)

const buttons = labelsField(
  'buttons',
  'Buttons of several pages',
  'One change here changes the button on every page that has it.',
  [
    label(
      buttonLabels,
      'call',
      'Emergency phone',
      'On Home, on Salvage and oil-spill response, and in the bar at the foot of a phone. Calls the emergency phone.',
      12,
    ),
    label(
      buttonLabels,
      'letter',
      'Pre-arrival letter',
      'Home, About, Contact, Financial security and at the foot of each port’s page. Leads to the letter’s form.',
      32,
    ),
    label(
      buttonLabels,
      'quote',
      'Fleet quote',
      'In the header, and on Home, Case studies, Leadership, and Salvage and oil-spill response. Leads to the quote form.',
      20,
    ),
    label(
      buttonLabels,
      'contact',
      'Contact',
      'Case studies, About and Leadership. Leads to /contact.',
      32,
    ),
    label(
      buttonLabels,
      'read',
      'Read a document',
      'Beside the button that downloads it as a PDF. Leads to the document’s page.',
      32,
    ),
    label(buttonLabels, 'print', 'Print', 'Over each printable document.', 20),
    label(buttonLabels, 'downloadPdf', 'Download PDF', 'Over each printable document.', 28),
  ],
)

/** The fields of the site settings that hold these words. */
export const frameLabelFields: FieldDefinition[] = [navigation, buttons, footer, newsletter]

/** The labels that stand side by side in the header of a wide window. */
const BAR = [
  'home',
  'preArrival',
  'fleetRetainer',
  'salvageResponse',
  'company',
  'contact',
] as const

/**
 * Characters that these have room for; the default words have 65. Measured: in a window of 1,120 px, the narrowest in which
 * the brand, the menu and the button stand in one line, 76 leave the header its height.
 */
const ROOM = 76

/** Refuses labels that together break the menu's line, and names how much there is too much. */
export function menuFits(labels: unknown): Verdict {
  const words = BAR.map((name) => wordsAt(labels, name) || navigationLabels[name])
  const length = words.join('').length
  return (
    length <= ROOM ||
    `The menu has one line, with room for ${ROOM} characters; Home to Company and Contact have ${length}: shorten one`
  )
}

function wordsAt(labels: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(labels), name)
  return typeof value === 'string' ? withoutInvisible(value) : ''
}
