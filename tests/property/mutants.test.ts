import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BUGS, TYPE_CHECK } from '../mutants/bugs.ts'

test.each(BUGS)(
  'the bug “$line” changes one place in $file and has tests',
  async ({ file, tests, from }) => {
    const text = await readFile(file, 'utf8')
    expect(text.match(from)).toHaveLength(1)
    expect(tests).not.toEqual([])
    expect(tests.filter((name) => name !== TYPE_CHECK && !existsSync(name))).toEqual([])
  },
)
