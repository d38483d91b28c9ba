import './paper-tab.css'

/** A tab at the edge of a sheet with the number of a paper that is issued. Decoration: the papers are an ordered list. */
export function PaperTab({ number }: { number: number }) {
  return (
    <span className="paper-tab" aria-hidden="true">
      {number}
    </span>
  )
}
