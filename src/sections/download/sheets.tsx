import './sheets.css'

/** Two sheets of paper with the head and lines that our documents have: decoration. */
export function Sheets() {
  return (
    <svg className="sheets" viewBox="0 0 150 150" width="150" height="150" aria-hidden="true">
      <path className="sheets__paper" d="M44 6h92v130H44z" />
      <path className="sheets__paper" d="M14 14h92v130H14z" />
      <path className="sheets__head" d="M22 34h76" />
      <path className="sheets__title" d="M22 24h18M22 46h44" />
      <path
        className="sheets__lines"
        d="M22 58h76M22 66h70M22 74h74M22 90h34M64 90h34M22 98h34M64 98h34M22 106h34M64 106h34"
      />
      <path className="sheets__paper" d="M22 118h76v18H22z" />
    </svg>
  )
}
