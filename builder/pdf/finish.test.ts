import { expect, test } from 'vitest'
import { withArtifacts } from './finish.ts'

const lines = (...content: string[]) => content.join('\n')

test('marks only what is painted outside of tags', () => {
  const content = lines(
    'q',
    '0 20 681 2 re',
    'f',
    '/P <</MCID 0 >>BDC',
    'BT',
    '<0015> Tj',
    'ET',
    'EMC',
  )
  expect(withArtifacts(content)).toBe(
    lines(
      '/Artifact BMC',
      'q',
      '0 20 681 2 re',
      'f',
      'EMC',
      '/P <</MCID 0 >>BDC',
      'BT',
      '<0015> Tj',
      'ET',
      'EMC',
    ),
  )
})

test.each(['f', 'f*', 'S', '10 0 m 20 0 l S', '/X5 Do', '6.39 0 Td <0001> Tj', 'B*'])(
  'takes “%s” for painting',
  (operator) => {
    expect(withArtifacts(operator)).toBe(lines('/Artifact BMC', operator, 'EMC'))
  },
)
