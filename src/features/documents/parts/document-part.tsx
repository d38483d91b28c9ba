import type { ReactNode } from 'react'
import './document-part.css'
import { Paragraph } from '../../../ui/text.tsx'
import { withoutInvisible } from '../../../text/invisible.ts'

/** A titled part of a document, or nothing without a heading. */
export function DocumentPart({
  heading,
  intro = null,
  level = 2,
  children,
}: {
  heading: string | null
  intro?: string | null
  /** Level of the heading: 3 on a sheet that has its own title. */
  level?: 2 | 3
  children: ReactNode
}) {
  if (heading === null) return null
  const Heading: 'h2' | 'h3' = `h${level}`
  return (
    <section id={partId(heading)} className="part">
      <div className="part__head">
        <Heading className="part__heading">{heading}</Heading>
        <Paragraph text={intro} className="part__intro" />
      </div>
      {children}
    </section>
  )
}

/** Id of a part of a document, from its heading, for links in the document's page. */
export function partId(heading: string): string {
  // The preview marks texts with invisible characters.
  return `part-${withoutInvisible(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`
}

/** Two parts that stand side by side on paper; `isFirstWider` gives the first two thirds of it. */
export function SideBySide({
  isFirstWider = false,
  children,
}: {
  isFirstWider?: boolean
  children: ReactNode
}) {
  return (
    <div className={isFirstWider ? 'side-by-side side-by-side--wide-first' : 'side-by-side'}>
      {children}
    </div>
  )
}
