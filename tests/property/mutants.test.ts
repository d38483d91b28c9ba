import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MUTATED_FILES, testsOf, TYPES } from '../mutants/bugs.ts'

test.each(MUTATED_FILES)(
  '$file contains the code that each planted bug replaces',
  async (mutated) => {
    const text = await readFile(mutated.file, 'utf8')
    expect(mutated.bugs.filter(([from]) => text.split(from).length !== 2)).toEqual([])
    const tests = testsOf(mutated)
    expect(tests).not.toEqual([])
    expect(tests.filter((name) => name !== TYPES && !existsSync(name))).toEqual([])
  },
)
