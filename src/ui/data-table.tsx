/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a
   phone the elements have `display: block`, and Safari then drops their implicit roles */
import type { ReactNode } from 'react'
import './data-table.css'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** If the cells contain bars: the scale of the bars, shown under the header. */
  scale?: ReactNode
}

/**
 * A table that stays readable on a phone: each row becomes a card with labels, unless `isShort`. The first column
 * contains the row headers.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  legend,
  note,
  isShort = false,
}: {
  /** Accessible name: what the table lists. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  legend?: ReactNode
  note?: ReactNode
  /** Stays a table on a phone, because its cells are short enough. */
  isShort?: boolean
}) {
  if (rows.length === 0) return null
  return (
    <div className={isShort ? 'data-table data-table--short' : 'data-table'}>
      <table role="table" className="data-table__table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, scale }) => (
              <th key={header} role="columnheader" scope="col">
                {header}
                {scale}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ header, cell }, index) =>
                index === 0 ? (
                  <th key={header} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={header} role="cell" data-label={header}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {legend && <p className="data-table__legend">{legend}</p>}
      {note && <p className="data-table__note">{note}</p>}
    </div>
  )
}
