import { expect, test } from 'vitest'
import { parseQuery } from './parse.ts'

test.each(['1 // one', '1//', '// one\n1 // "x"', '[1, 2,]', '{a,}'])('parses %s', (query) => {
  expect(() => parseQuery(query, {})).not.toThrow()
})
