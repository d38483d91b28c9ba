import type { Block } from '../../content/blocks.ts'
import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

/** The retainer on two sheets for a tender file. */
export function Datasheet({ block: { heading, intro } }: { block: Block }) {
  return (
    <Section heading={heading} intro={intro}>
      <ButtonRow>
        <ButtonAnchor {...pdfLink('fleetDatasheet')} icon="file-download">
          Procurement datasheet (PDF)
        </ButtonAnchor>
      </ButtonRow>
    </Section>
  )
}
