import type { ReactNode } from 'react'
import './document-part.css'
import { Words } from '../../../ui/words.tsx'
import { partId } from './part-id.ts'

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
        {intro && (
          <p className="part__intro">
            <Words text={intro} />
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
