import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Faqs } from './page.tsx'
import { type Faq, preArrivalQuery } from './query.ts'

const faqs = parse([
  faq(
    'who',
    'Who needs it?',
    ['Vessels of ', 'strong', '300 GT and above'],
    ['Ask "us" & the agent.'],
  ),
  faq('what', 'What is a letter?', ['Nothing < something.']),
])

test('each question is a heading over its answer', () => {
  const html = render(faqs)
  expect(html.match(/<h3>/g)).toHaveLength(2)
  expect(html).toMatch(/<h3>Who needs it\?<\/h3>.*<strong>300 GT and above<\/strong>/)
})

test('a question without an answer is left out', () => {
  const html = render(parse([faq('bare', 'Unanswered?'), faq('whole', 'Answered?', ['Yes.'])]))
  expect(html).not.toContain('Unanswered?')
  expect(html).toContain('Answered?')
})

test('nothing is shown without questions', () => {
  expect(render([])).toBe('')
})

/** A question as the lake answers it: each paragraph a list of spans, 'strong' before a strong one. */
function faq(id: string, question: string, ...paragraphs: string[][]) {
  const answer = paragraphs.map((spans, index) => ({
    _type: 'block',
    _key: `block-${index}`,
    style: 'normal',
    markDefs: [],
    children: spans.flatMap((text, position) =>
      text === 'strong'
        ? []
        : [
            {
              _type: 'span',
              _key: `span-${position}`,
              text,
              marks: spans[position - 1] === 'strong' ? ['strong'] : [],
            },
          ],
    ),
  }))
  return { _id: `faq-${id}`, question, answer }
}

function parse(answer: unknown[]): Faq[] {
  return preArrivalQuery().parse({ asOf: '2025-06-01T00:00:00Z', frame: {}, faqs: answer }).faqs
}

function render(shown: Faq[]) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Faqs block={{ heading: null, intro: null }} faqs={shown} />
    </MemoryRouter>,
  )
}
