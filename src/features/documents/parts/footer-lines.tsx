import './footer-lines.css'

/** Small print that ends a document. */
export function FooterLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="footer-lines">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
