import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable, type Column } from './data-table.tsx'

type Row = { service: string; penalty: string | null }

const columns: Column<Row>[] = [
  { header: 'Service', cell: (row) => row.service },
  { header: 'Penalty', cell: (row) => row.penalty },
]

test('has an accessible name, and the first cell of each row is its header', () => {
  const html = render([{ service: 'Callback', penalty: 'A free month' }])
  expect(html).toContain('aria-label="Service levels"')
  expect(html).toContain('<th role="columnheader" scope="col">Penalty</th>')
  expect(html).toContain('<th role="rowheader" scope="row">Callback</th>')
})

test('has explicit table roles and a label for each value, so that rows can be shown as cards', () => {
  const html = render([{ service: 'Callback', penalty: 'A free month' }])
  expect(html).toContain('<td role="cell" data-label="Penalty">A free month</td>')
  expect(html.match(/<tr role="row">/g)).toHaveLength(2)
  expect(html).toMatch(/<table role="table"/)
})

test('renders nothing without rows', () => {
  expect(render([])).toBe('')
})

function render(rows: Row[]) {
  return renderToStaticMarkup(
    <DataTable caption="Service levels" columns={columns} rows={rows} rowKey={rowKey} />,
  )
}

function rowKey(row: Row) {
  return row.service
}
