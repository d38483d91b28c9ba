import type { Clause } from '../../sections/clause-table/clauses.ts'
import './retainer-clauses.css'

/** The clauses of the contract side by side, each under its number: what it asks, what is delivered, how it is verified. */
export function RetainerClauses({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <ol className="retainer-clauses plain-list">
      {clauses.map(({ _id, clause, requirement, delivery, verification }) => (
        <li key={_id}>
          {/* The number by itself; a name without one stays as it is. */}
          {clause && (
            <h3>
              {clause.split(/(\d+(?:\.\d+)*)/).map((part, index) =>
                index === 1 ? (
                  <span key={part} className="retainer-clauses__number">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </h3>
          )}
          {requirement && <p>{requirement}</p>}
          <dl>
            <Answer to="What we deliver" is={delivery} />
            <Answer to="How you verify it" is={verification} />
          </dl>
        </li>
      ))}
    </ol>
  )
}

function Answer({ to, is }: { to: string; is: string | null }) {
  if (is === null) return null
  return (
    <div>
      <dt>{to}</dt>
      <dd>{is}</dd>
    </div>
  )
}
