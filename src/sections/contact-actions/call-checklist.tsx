import './call-checklist.css'

/** What to tell the desk first, shown below its number. */
export function CallChecklist() {
  return <p className="call-checklist">Tell us: what · where · people · pollution</p>
}
