import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MUTATED_FILES, testsOf, TYPES } from '../mutants/bugs.ts'

test.each(MUTATED_FILES)('the bugs to plant in $file fit it', async (mutated) => {
  const text = await readFile(mutated.file, 'utf8')
  expect(mutated.bugs.filter(([from]) => text.split(from).length !== 2)).toEqual([])
  const tests = testsOf(mutated)
  expect(tests).not.toEqual([])
  expect(tests.filter((name) => name !== TYPES && !existsSync(name))).toEqual([])
})
