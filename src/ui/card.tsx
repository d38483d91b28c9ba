import type { ReactNode } from 'react'
import './card.css'

/** A bounded piece of content; `as="li"` within a CardGrid. */
export function Card({
  as: Element = 'li',
  level = 3,
  eyebrow,
  title,
  footer,
  children,
}: {
  as?: 'li' | 'div' | 'article'
  /** Level of the heading that holds the title. */
  level?: 2 | 3 | 4
  /** A short line above the title, set like data. */
  eyebrow?: string | null
  title: ReactNode
  /** Links or actions, at the bottom edge. */
  footer?: ReactNode
  children?: ReactNode
}) {
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`
  return (
    <Element className="card">
      {eyebrow && <p className="card__eyebrow">{eyebrow}</p>}
      {title && <Heading>{title}</Heading>}
      {children && <div className="card__body">{children}</div>}
      {footer && <div className="card__footer">{footer}</div>}
    </Element>
  )
}

/** Cards side by side where there is room; its children are `<Card>`s. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <ul className={`card-grid card-grid--${columns} plain-list`}>{children}</ul>
}
