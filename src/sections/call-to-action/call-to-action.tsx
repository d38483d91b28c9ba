import type { ReactNode } from 'react'
import type { Block } from '../../content/blocks.ts'
import { ButtonRow } from '../../ui/button.tsx'
import { Paragraph } from '../../ui/text.tsx'
import './call-to-action.css'

/** The dark band that ends a page: what to do next, with its buttons as children. */
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
