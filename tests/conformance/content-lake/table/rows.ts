export interface TestFile {
  /** Its path. */
  name: string
  tests: readonly { status: string }[]
}

interface Row {
  area: string
  passed: number
  total: number
}

/** One row for each file of tests, by name; tests that were left out count as not passed. */
export function rowsOf(files: readonly TestFile[]): Row[] {
  return files
    .map(({ name, tests }) => ({
      area: name.replace(/^.*\//, '').replace(/\.test\.ts$/, ''),
      passed: tests.filter(({ status }) => status === 'passed').length,
      total: tests.length,
    }))
    .toSorted((a, b) => a.area.localeCompare(b.area, 'en'))
}

/** The rows as a table in Markdown, with their sum. */
export function tableOf(rows: readonly Row[]): string {
  const sum = (value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0)
  const all = {
    area: '**all**',
    passed: sum(({ passed }) => passed),
    total: sum(({ total }) => total),
  }
  const lines = [...rows, all].map(
    ({ area, passed, total }) => `| ${area} | ${passed} | ${total} |`,
  )
  return ['| area | passed | of |', '| --- | ---: | ---: |', ...lines].join('\n')
}
