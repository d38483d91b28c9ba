import './text.css'
import { Words } from './words.tsx'

/** Small print; renders nothing without a text. */
export function Footnote({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className="footnote">
      <Words text={text} />
    </p>
  )
}
