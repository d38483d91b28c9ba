import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BUGS, TYPES } from '../mutants/bugs.ts'

test.each(BUGS)('$file contains the code that $line replaces', async ({ file, tests, from }) => {
  const text = await readFile(file, 'utf8')
  expect(text.match(from)).toHaveLength(1)
  expect(tests).not.toEqual([])
  expect(tests.filter((name) => name !== TYPES && !existsSync(name))).toEqual([])
})
