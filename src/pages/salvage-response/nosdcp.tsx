import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import type { SalvageResponseContent } from './query.ts'

/** Who directs a spill response in India, and the desk's part in it. */
export function Nosdcp({
  block: { heading, body },
}: {
  block: SalvageResponseContent['page']['nosdcp']
}) {
  if (body.length === 0) return null
  return (
    <Section heading={heading ?? 'NOSDCP framework'} tone="mist" split>
      <RichText value={body} />
    </Section>
  )
}
