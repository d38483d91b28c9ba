import './fill-in.css'
import { FieldSpace } from './field-space.tsx'

/** Labelled lines to fill in by hand; those with a name are form fields of the PDF. */
export function FillIn({
  labels,
  names,
  columns = 2,
}: {
  labels: readonly string[]
  /** Names of the form fields, in the order of the labels. */
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
          <span className="fill-in__label">{label}</span>
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

/** Whether the field is for a stamp, which needs more room; editors write the labels. */
function isForStamp(label: string): boolean {
  return /(?<!time )\bstamp\b/i.test(label)
}
