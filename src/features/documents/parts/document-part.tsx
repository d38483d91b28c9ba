import type { ReactNode } from 'react'
import './document-part.css'
import { Paragraph } from '../../../ui/text.tsx'

/** A titled part of a document; renders nothing without a heading. */
export function DocumentPart({
  heading,
  intro = null,
  level = 2,
  children,
}: {
  heading: string | null
  intro?: string | null
  /** Level of the heading: 3 on a sheet whose title is an h2. */
  level?: 2 | 3
  children: ReactNode
}) {
  if (heading === null) return null
  const Heading: 'h2' | 'h3' = `h${level}`
  return (
    <section className="part">
      <div className="part__head">
        <Heading className="part__heading">{heading}</Heading>
        <Paragraph text={intro} className="part__intro" />
      </div>
      {children}
    </section>
  )
}

/** Shows parts side by side, in print and in wide windows. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="side-by-side">{children}</div>
}
