import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compliancePackDocument } from '../../../seed/documents/compliance-pack-document.ts'
import { Sheets } from './sheets.tsx'

test('the drawing of the pack has no words but the pack’s own', () => {
  const words = [
    ...renderToStaticMarkup(createElement(Sheets)).matchAll(/<text[^>]*>(.*?)<\/text>/g),
  ].map(([, text]) => text ?? '')
  expect(words).toHaveLength(16)
  // Its first title is in two lines.
  const pack = JSON.stringify(compliancePackDocument)
  const ownWords = words.join('|').replace('Financial|Security', 'Financial Security').split('|')
  expect(ownWords.filter((word) => !pack.includes(`"${word}"`))).toEqual([])
})
