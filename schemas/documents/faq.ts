import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/preview.ts'
import { line, richTextField } from '../fields/text.ts'

/** A question and its answer, on the pre-arrival page and in its structured data. */
export const faqType = defineOrdered({
  name: 'faq',
  title: 'FAQ',
  description: 'A question as a customer would ask it.',
  icon: 'help-circle',
  deskPlace: { entry: { title: 'FAQs' }, noun: 'FAQ' },
  fields: [
    line('question', 'Question', 'Ends with a question mark.', { max: 120, searchWeight: 'name' }),
    richTextField('answer', 'Answer', 'The short answer first, then the detail.'),
  ],
  preview: previewOf(['question'], []),
})
