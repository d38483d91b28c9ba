import './fill-in.css'

/** Lines to fill in by hand, each with what belongs on it. */
export function FillIn({ labels, columns = 2 }: { labels: readonly string[]; columns?: 1 | 2 }) {
  if (labels.length === 0) return null
  return (
    <ul className={`fill-in fill-in--${columns} plain-list`}>
      {labels.map((label) => (
        <li
          key={label}
          className={isForStamp(label) ? 'fill-in__field fill-in__field--stamp' : 'fill-in__field'}
        >
          <span className="fill-in__label">{label}</span>
          <span className="fill-in__line" />
        </li>
      ))}
    </ul>
  )
}

/** A stamp needs room, whatever else the editors call its field. */
function isForStamp(label: string): boolean {
  return /(?<!time )\bstamp\b/i.test(label)
}
