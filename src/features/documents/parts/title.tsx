import { Paragraph } from '../../../ui/text.tsx'
import './title.css'

export function Title({
  title,
  lead,
  issuedTo = null,
}: {
  title: string
  lead: string | null
  issuedTo?: string | null
}) {
  return (
    <div className="title">
      <h1 className="title__text">{title}</h1>
      {issuedTo && <p className="title__recipient">Issued to: {issuedTo}</p>}
      <Paragraph text={lead} className="title__lead muted" />
    </div>
  )
}
