import { defineField } from '@sanity/types'
import { coastCardField } from '../fields/coast.ts'
import { homeLabels } from '../../src/text/labels/pages/home.ts'
import { definePage } from '../fields/define-page.ts'
import { photographField } from '../fields/drawing.ts'
import { buttonsField, label } from '../fields/labels.ts'
import { missing } from '../fields/rules.ts'
import { section } from '../fields/section.ts'
import { list, richTextField } from '../fields/text.ts'

/** Home: / */
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
      description: 'The SLA row whose time stands beside “Document pack” at the top of the page.',
      type: 'reference',
      to: [{ type: 'slaRow' }],
      options: { disableNew: true },
      validation: (rule) => rule.required().error(missing('Promise of the document pack')),
    }),
    section('verification', 'DGS verification', 'What the notice asks for and what we prepare.', [
      richTextField('body', 'Text', 'What port authorities verify, in our own words.'),
      list('points', 'Points', 'What the desk prepares, three or four points.', 'card'),
    ]),
    section('summaryDownload', 'Compliance summary', 'Beside the button that opens the PDF.'),
    section('sla', 'Service levels', 'Over the response times and the short SLA table.'),
    section('coverage', 'Pan-India coverage', 'Over the map and the two coast cards.', [
      coastCardField('westCoast', 'West coast'),
      coastCardField('eastCoast', 'East coast'),
    ]),
    section('surge', 'Global surge', 'Contracted or available, subject to position.'),
    section('caseStudies', 'Case studies', 'Over the three case cards.'),
    section(
      'callToAction',
      'Call to action',
      'Above the button to the pre-arrival letter, here and on Contact.',
    ),
    buttonsField([
      label(
        homeLabels,
        'financialSecurity',
        'Financial security',
        'Link under “DGS verification”.',
      ),
      label(homeLabels, 'notice', 'Heading of the notice', 'Under “DGS verification”.'),
      label(homeLabels, 'points', 'Heading of the points', 'Under “DGS verification”.'),
      label(homeLabels, 'summary', 'Compliance summary', 'Downloads the PDF.'),
      label(homeLabels, 'salvage', 'Salvage response', 'Link under “Global surge”.'),
      label(homeLabels, 'serviceLevels', 'Service levels', 'Leads to /fleet-retainer#sla.'),
      label(homeLabels, 'caseStudies', 'Case studies', 'Link under the three cards.'),
    ]),
  ],
})
