import type { ReactNode } from 'react'
import './document-part.css'

/** A titled part of a document. */
export function DocumentPart({
  heading,
  intro = null,
  level = 2,
  children,
}: {
  heading: string
  intro?: string | null
  /** Level of the heading: 3 on a sheet that has its own title. */
  level?: 2 | 3
  children: ReactNode
}) {
  const Heading: 'h2' | 'h3' = `h${level}`
  return (
    <section className="part">
      <div className="part__head">
        <Heading className="part__heading">{heading}</Heading>
        {intro && <p className="part__intro">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
