import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compliancePackDocument } from '../../../seed/documents/compliance-pack-document.ts'

test('the drawing of the pack has no words but the pack’s own', () => {
  const drawing = readFileSync(new URL('./pack-sheets.svg', import.meta.url), 'utf8')
  const words = [...drawing.matchAll(/<text.*?<\/text>/g)].map(([text]) =>
    text.replaceAll(/<[^>]+>/g, ''),
  )
  expect(words).toHaveLength(13)
  const pack = JSON.stringify(compliancePackDocument)
  expect(words.filter((word) => !pack.includes(`"${word}"`))).toEqual([])
})
