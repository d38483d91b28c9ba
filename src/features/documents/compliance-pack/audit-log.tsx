import './audit-log.css'

/** Empty rows, by their numbers. */
const ROWS = [1, 2, 3]

/** An empty table to write in; its first column numbers the rows. */
export function AuditLog({ name, columns }: { name: string | null; columns: readonly string[] }) {
  return (
    <table className="audit-log" aria-label={name ?? undefined}>
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
  )
}
