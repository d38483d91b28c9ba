import { expect, test } from 'vitest'
import { rowsOf, tableOf } from './rows.ts'

const [passed, failed, skipped] = ['passed', 'failed', 'pending'].map((status) => ({ status }))

test('each area has a row, and what was left out has not passed', () => {
  if (!passed || !failed || !skipped) throw new Error('There are three')
  const rows = rowsOf([
    { name: '/x/query.test.ts', tests: [passed, failed, skipped] },
    { name: '/x/access.test.ts', tests: [passed, passed] },
  ])
  expect(tableOf(rows)).toBe(`| area | passed | of |
| --- | ---: | ---: |
| access | 2 | 2 |
| query | 1 | 3 |
| **all** | 3 | 5 |`)
})
