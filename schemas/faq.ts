import { defineOrdered } from './fields/defineOrdered.ts'
import { line, richTextField } from './fields/text.ts'

/** A question and its answer, on the pre-arrival page and in its structured data. */
export const faq = defineOrdered({
  name: 'faq',
  title: 'FAQ',
  description: 'A question as a customer would ask it.',
  fields: [
    line('question', 'Question', 'Ends with a question mark.', { max: 120 }),
    richTextField('answer', 'Answer', 'The short answer first, then the detail.'),
  ],
  preview: { select: { title: 'question' } },
})
