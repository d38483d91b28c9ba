import {
  financialSecurityCallToAction,
  financialSecurityLabels,
} from '../../src/text/labels/pages/financial-security.ts'
import { definePage } from '../fields/define-page.ts'
import { buttonsField, callToActionField, label } from '../fields/labels.ts'
import { plainSection, section } from '../fields/section.ts'
import { list, richTextField } from '../fields/text.ts'

/** Financial security: /insurance/financial-security */
export const financialSecurityPageType = definePage({
  name: 'financialSecurityPage',
  title: 'Financial security',
  description: 'The rows of the clause table are documents of their own.',
  icon: 'lock',
  fields: [
    list(
      'asked',
      'What a port wants to see',
      'Under the lead: a word each, and what the notice asks.',
      'card',
    ),
    section('issued', 'What is issued', 'The three papers of a pack.', [
      list('items', 'Papers', 'Three, in order.', 'card', { exactly: 3 }),
    ]),
    plainSection('limits', 'What is not issued', 'Where the desk’s work ends.', [
      richTextField('body', 'Text', 'Insurers issue cover and certificates; we compile evidence.'),
    ]),
    section('clauseMapping', 'Clause mapping', 'Over the clause table.'),
    section('evidencePack', 'Evidence pack', 'Beside the button that downloads the PDF.'),
    section('links', 'Where to verify', 'Links to the public look-ups.', [
      list('items', 'Links', 'The notice, the vessel search, the insurers’ list.', 'linkItem'),
    ]),
    callToActionField(
      financialSecurityCallToAction,
      'Above the buttons to the pre-arrival letter and to the contacts.',
    ),
    buttonsField([
      label(financialSecurityLabels, 'pack', 'Compliance pack', 'Under the picture of its sheets.'),
      label(financialSecurityLabels, 'evidence', 'Evidence pack', 'Downloads the PDF.'),
    ]),
  ],
})
