import { CoastCards } from '../../sections/coast-cards/coast-cards.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Section } from '../../ui/section.tsx'
import type { SalvageResponseContent } from './query.ts'

/** What is kept on each coast, with its ports. */
export function Coverage({ content }: { content: SalvageResponseContent }) {
  const { heading, intro, westCoast, eastCoast } = content.page.coverage
  const { ports, settings } = content
  if (ports.length === 0 && westCoast.body === null && eastCoast.body === null) return null
  return (
    <Section heading={heading ?? 'Coverage by coast'} intro={intro}>
      <CoastCards westCoast={westCoast} eastCoast={eastCoast} ports={ports} />
      <Footnote text={settings.typicalTimesNote} />
    </Section>
  )
}
