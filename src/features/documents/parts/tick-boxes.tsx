import './tick-boxes.css'

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
