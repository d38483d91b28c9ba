import './footnote.css'

/** Small print below what it explains; without a text there is none. */
export function Footnote({ text }: { text: string | null }) {
  return text === null ? null : <p className="footnote">{text}</p>
}
