import './call-checklist.css'

/** What a caller should tell the desk first. Shown next to the desk's number. */
export function CallChecklist() {
  return <p className="call-checklist">Tell us: what · where · people · pollution</p>
}
