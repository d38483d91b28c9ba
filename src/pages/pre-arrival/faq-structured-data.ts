import { toPlainText } from '@portabletext/react'
import type { Faq } from './query.ts'

/**
 * The questions as schema.org `FAQPage` JSON-LD, answers in plain text (specification section 2). `<` is
 * escaped so that no content can end the script element it is put in.
 */
export function faqStructuredData(faqs: readonly Pick<Faq, 'question' | 'answer'>[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
