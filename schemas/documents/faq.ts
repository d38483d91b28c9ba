import { defineOrdered } from '../fields/define-ordered.ts'
import { facts, factsOf, firstWords } from '../fields/facts.ts'
import { line, richTextField } from '../fields/text.ts'

/** A question and its answer, on the pre-arrival page and in its structured data. */
export const faqType = defineOrdered({
  name: 'faq',
  title: 'FAQ',
  description: 'A question as a customer would ask it.',
  icon: 'help-circle',
  desk: {
    line: { title: 'FAQs', holds: 'Questions and answers on Pre-arrival letter' },
    noun: 'FAQ',
  },
  fields: [
    line('question', 'Question', 'Ends with a question mark.', { max: 120, weight: 'name' }),
    richTextField('answer', 'Answer', 'The short answer first, then the detail.'),
  ],
  preview: {
    select: { question: 'question', answer: 'answer', isPlaceholder: 'isPlaceholder' },
    prepare: ({ question, answer, isPlaceholder }) => ({
      title: facts(question),
      subtitle: factsOf(isPlaceholder, firstWords(answer)),
    }),
  },
})
