import type { Block } from '../../content/blocks.ts'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Words } from '../../ui/words.tsx'
import './faqs.css'
import type { Faq } from './query.ts'

/** Questions with their answers; search engines are given the same (`builder/metadata/structured-data.ts`). */
export function Faqs({ block: { heading, intro }, faqs }: { block: Block; faqs: readonly Faq[] }) {
  if (faqs.length === 0) return null
  return (
    <Section heading={heading ?? 'Frequently asked questions'} intro={intro} split>
      <div className="faqs">
        {faqs.map(({ _id: id, question, answer }) => (
          <div key={id} className="faqs__item">
            <h3>
              <Words text={question} />
            </h3>
            <RichText value={answer} />
          </div>
        ))}
      </div>
    </Section>
  )
}
