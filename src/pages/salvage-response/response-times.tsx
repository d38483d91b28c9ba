import { ValueCards } from '../../sections/value-cards/value-cards.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import type { SalvageResponseContent } from './query.ts'

/** The committed figures, what they mean, and whom a ship in distress calls before this desk. */
export function ResponseTimes({
  block: { heading, intro, cards },
  distressNote,
  mobilisationNote,
}: {
  block: SalvageResponseContent['page']['responseTimes']
  distressNote: string | null
  mobilisationNote: string | null
}) {
  if (cards.length === 0 && distressNote === null) return null
  return (
    <Section heading={cards.length > 0 ? (heading ?? 'Response times') : null} intro={intro}>
      {distressNote && <Notice tone="warning">{distressNote}</Notice>}
      <ValueCards cards={cards} />
      <Footnote text={mobilisationNote} />
    </Section>
  )
}
