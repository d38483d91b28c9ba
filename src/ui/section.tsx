import { useId, type ReactNode } from 'react'
import './section.css'
import { AnnotatedText, Paragraph } from './text.tsx'

/**
 * A full-width band of a page: heading, lead paragraph and content. `id` makes it an anchor and, with a heading, a
 * landmark region. Set `id` only if a link leads here, because many landmarks slow down screen readers' navigation.
 */
export function Section({
  id,
  heading,
  intro,
  tone = 'white',
  split = false,
  children,
}: {
  id?: string
  heading: string | null
  intro?: string | null
  tone?: 'white' | 'paper' | 'mist' | 'navy'
  /** Puts the heading beside the content in wide windows. For content that is no wider than prose. */
  split?: boolean
  children?: ReactNode
}) {
  const headingId = useId()
  const hasHead = Boolean(heading ?? intro)
  return (
    <section
      id={id}
      className={`section section--${tone}`}
      aria-labelledby={id === undefined || heading === null ? undefined : headingId}
    >
      <div
        className={`container${hasHead ? ' section__ruler-line' : ''}${split ? ' section__split' : ''}`}
      >
        {hasHead && <SectionHead id={headingId} heading={heading} intro={intro} />}
        <div className="section__body stack-24">{children}</div>
      </div>
    </section>
  )
}

export function SectionHead({
  id,
  heading,
  intro,
}: {
  id?: string
  heading: string | null
  intro?: string | null | undefined
}) {
  return (
    <div className="section__head stack-8">
      {heading !== null && (
        <h2 id={id}>
          <AnnotatedText text={heading} />
        </h2>
      )}
      <Paragraph text={intro} className="section__intro lead" />
    </div>
  )
}
