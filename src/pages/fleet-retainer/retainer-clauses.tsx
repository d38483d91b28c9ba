import type { Clause } from '../../sections/clause-table/clauses.ts'
import { Fold } from '../../ui/fold.tsx'
import './retainer-clauses.css'

/** What the clauses of the contract ask, side by side, and under it what is delivered and how it is verified. */
export function RetainerClauses({ clauses, label }: { clauses: readonly Clause[]; label: string }) {
  return (
    <>
      <ol className="retainer-clauses plain-list">
        {clauses.map(({ _id, clause, requirement }) => (
          <li key={_id}>
            {clause && <h3>{clause}</h3>}
            {requirement && <p>{requirement}</p>}
          </li>
        ))}
      </ol>
      <Fold summary={label}>
        <ol className="retainer-clauses plain-list">
          {clauses.map(({ _id, clause, delivery, verification }) => (
            <li key={_id}>
              {/* On a phone, where the clause is not above it. */}
              <div>{clause}</div>
              <dl>
                <Answer to="What we deliver" is={delivery} />
                <Answer to="How you verify it" is={verification} />
              </dl>
            </li>
          ))}
        </ol>
      </Fold>
    </>
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
