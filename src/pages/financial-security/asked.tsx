import { DefinitionList } from '../../ui/definition-list.tsx'
import './asked.css'
import type { FinancialSecurityContent } from './query.ts'

/** What the notice asks of a ship's cover, a term on each line. */
export function Asked({ items }: { items: FinancialSecurityContent['page']['asked'] }) {
  if (items.length === 0) return null
  return (
    <div className="asked">
      <DefinitionList entries={Object.fromEntries(items.map(({ title, body }) => [title, body]))} />
    </div>
  )
}
