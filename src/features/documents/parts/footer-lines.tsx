import { Fragment } from 'react'
import './footer-lines.css'

/** Small print that ends a document, run on as one paragraph. */
export function FooterLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="footer-lines">
      {lines.map((line) => (
        <Fragment key={line}>
          <p>{line}</p>{' '}
        </Fragment>
      ))}
    </div>
  )
}
