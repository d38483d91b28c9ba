import './footnote.css'

/** Small print; renders nothing without a text. */
export function Footnote({ text }: { text: string | null }) {
  return text === null ? null : <p className="footnote">{text}</p>
}
