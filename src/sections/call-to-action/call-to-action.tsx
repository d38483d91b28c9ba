import type { ReactNode } from 'react'
import type { Block } from '../../content/blocks.ts'
import type { FrameContent } from '../../content/frame.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Paragraph } from '../../ui/text.tsx'
import './call-to-action.css'

/** The dark band at the end of a page: a heading, a text and buttons for the next step. */
export function CallToAction({
  block: { heading, intro },
  children,
}: {
  block: Block
  children: ReactNode
}) {
  return (
    <section className="section section--navy call-to-action">
      <div className="container call-to-action__layout">
        <div className="call-to-action__text">
          {heading && <h2>{heading}</h2>}
          <Paragraph text={intro} className="section__intro lead" />
        </div>
        <ButtonRow>{children}</ButtonRow>
      </div>
    </section>
  )
}

/**
 * The band with links to the pre-arrival letter and the contact page.
 *
 * @param state router state for the letter's page
 */
export function LetterOrContact({
  block,
  labels,
  state,
}: {
  block: Block
  labels: FrameContent['settings']['buttons']
  state?: unknown
}) {
  return (
    <CallToAction block={block}>
      <ButtonLink to="/port-call-compliance" state={state} icon="file-certificate">
        {labels.letter}
      </ButtonLink>
      <ButtonLink to="/contact" variant="quiet">
        {labels.contact}
      </ButtonLink>
    </CallToAction>
  )
}
