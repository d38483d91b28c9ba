import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable, type Column } from './data-table.tsx'

type Row = { service: string; penalty: string | null }

const columns: Column<Row>[] = [
  { header: 'Service', cell: (row) => row.service },
  { header: 'Penalty', cell: (row) => row.penalty },
]

test('is named, and its first column heads each row', () => {
  const html = render([{ service: 'Callback', penalty: 'A free month' }])
  expect(html).toContain('aria-label="Service levels"')
  expect(html).toContain('<th role="columnheader" scope="col">Penalty</th>')
  expect(html).toContain('<th role="rowheader" scope="row">Callback</th>')
})

test('stays a table where rows are shown as cards, each value with its label', () => {
  const html = render([{ service: 'Callback', penalty: 'A free month' }])
  expect(html).toContain('<td role="cell" data-label="Penalty">A free month</td>')
  expect(html.match(/<tr role="row">/g)).toHaveLength(2)
  expect(html).toMatch(/<table role="table"/)
})

test('a missing value leaves its cell empty', () => {
  expect(render([{ service: 'Notice', penalty: null }])).toContain('data-label="Penalty"></td>')
})

test('nothing is shown of a table without rows', () => {
  expect(render([])).toBe('')
})

test('a footnote follows the table', () => {
  const table = DataTable({
    caption: 'C',
    columns,
    rows: [{ service: 'A', penalty: null }],
    rowKey,
    note: 'See chart',
  })
  expect(renderToStaticMarkup(table)).toMatch(/<\/table><p class="data-table__note">See chart<\/p>/)
})

function render(rows: Row[]) {
  return renderToStaticMarkup(
    <DataTable caption="Service levels" columns={columns} rows={rows} rowKey={rowKey} />,
  )
}

function rowKey(row: Row) {
  return row.service
}
