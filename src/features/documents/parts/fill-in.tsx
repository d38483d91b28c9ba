import './fill-in.css'
import { FieldSpace } from './sheet.tsx'

/** Labelled lines to fill in by hand; a line with a name is a form field in the PDF. */
export function FillInLines({
  labels,
  names,
  columns = 2,
}: {
  labels: readonly string[]
  names?: readonly string[]
  columns?: 1 | 2
}) {
  if (labels.length === 0) return null
  return (
    <ul className={`fill-in fill-in--${columns} plain-list`}>
      {labels.map((label, index) => (
        <li
          key={label}
          className={isForStamp(label) ? 'fill-in__field fill-in__field--stamp' : 'fill-in__field'}
        >
          <span className="fill-in__label muted small">{label}</span>
          <Line name={names?.[index]} label={label} />
        </li>
      ))}
    </ul>
  )
}

function Line({ name, label }: { name: string | undefined; label: string }) {
  const className = 'fill-in__line'
  if (name === undefined) return <span className={className} />
  return <FieldSpace name={name} label={label} className={className} />
}

/** Whether a field is for a stamp, which needs more room. Editors enter only labels, so the label decides. */
function isForStamp(label: string): boolean {
  return /(?<!time )\bstamp\b/i.test(label)
}

/** Signature block: the party's name, and lines to fill in. The block is never split across sheets. */
export function Signature({
  party,
  role = null,
  fields,
}: {
  party: string
  role?: string | null
  fields: readonly string[]
}) {
  return (
    <div className="signature">
      <p className="signature__party strong">
        {party}
        {role && <span className="signature__role">, {role}</span>}
      </p>
      <FillInLines labels={fields} columns={1} />
    </div>
  )
}

/** Boxes to tick with a pen; with `withLine` each has a line to write on. */
export function TickBoxes({
  items,
  columns = 1,
  withLine = false,
}: {
  items: readonly string[]
  columns?: 1 | 2
  withLine?: boolean
}) {
  if (items.length === 0) return null
  return (
    <ul className={`tick-boxes tick-boxes--${columns} plain-list`}>
      {items.map((item) => (
        <li key={item} className="tick-boxes__item">
          <span className="tick-boxes__box" />
          <span>{item}</span>
          {withLine && <span className="tick-boxes__line" />}
        </li>
      ))}
    </ul>
  )
}
