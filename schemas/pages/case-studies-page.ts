import { definePage } from '../fields/define-page.ts'
import { section } from '../fields/section.ts'
import { paragraph } from '../fields/text.ts'

/** Case studies: /case-studies */
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
