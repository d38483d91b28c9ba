import {
  preArrivalCallToAction,
  preArrivalLabels,
} from '../../src/text/labels/pages/pre-arrival.ts'
import { definePage } from '../fields/define-page.ts'
import { buttonsField, callToActionField, label } from '../fields/labels.ts'
import { section } from '../fields/section.ts'
import { list } from '../fields/text.ts'

/** Pre-arrival letter: /port-call-compliance */
export const preArrivalPageType = definePage({
  name: 'preArrivalPage',
  title: 'Pre-arrival letter',
  description: 'The questions at the foot of the page are FAQ documents.',
  icon: 'document-text',
  fields: [
    list('steps', 'Progress steps', 'From the form to WhatsApp.', 'card', { exactly: 5 }),
    section('request', 'Request', 'Over the form, or the ways to reach the desk.'),
    list(
      'otherPorts',
      'Further ports',
      'Choices of the form after the ports that have a page of their own, in this order.',
    ),
    section('packDownload', 'Compliance pack', 'Beside the button that downloads the PDF.'),
    section('faq', 'Questions', 'Over the questions.'),
    section('ports', 'Ports', 'Over the links to the port pages.'),
    callToActionField(
      preArrivalCallToAction,
      'At the foot of the page, beside the number and the way to the form.',
    ),
    buttonsField([
      label(preArrivalLabels, 'submit', 'Send the request', 'Under the form.', 28),
      label(preArrivalLabels, 'pack', 'Compliance pack', 'Downloads the PDF.'),
    ]),
  ],
})
