import './stat.css'

/** Figures with their labels; an entry without value or label is left out. */
export function StatList({
  stats,
}: {
  stats: readonly { value: string | null; label: string | null }[]
}) {
  return (
    <dl className="stat-list">
      {stats.map(
        ({ value, label }) =>
          value !== null &&
          label !== null && (
            <div key={label} className="stat">
              <dt className="stat__label muted small">{label}</dt>
              <dd className="stat__value">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
