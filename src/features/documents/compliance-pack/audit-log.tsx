import { DocumentPart } from '../parts/document-part.tsx'
import './audit-log.css'
import type { CompliancePackContent } from './query.ts'

/** Empty rows, by their numbers. */
const ROWS = [1, 2, 3]

/** An empty table to write in; its first column numbers the rows. */
export function AuditLog({
  log: { heading, columns },
}: {
  log: CompliancePackContent['document']['auditLog']
}) {
  if (columns.length === 0) return null
  const name = heading ?? 'Audit log'
  return (
    <DocumentPart heading={name} level={3} folded>
      <table className="audit-log" aria-label={name}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column}>{'\u00a0'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DocumentPart>
  )
}
