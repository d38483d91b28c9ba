import { expect, test } from 'vitest'
import { pageStateElement } from './page-state.ts'
import { emptyFrame } from '../content/frame.ts'

const content = { asOf: '2026-03-01T12:00:00Z', frame: emptyFrame }

test('no text of an editor can end the data block', () => {
  const hostile = { ...content, heading: '</script><script>alert(1)</script><!--' }
  const element = pageStateElement({ content: hostile, media: [], pdfs: {} })
  expect(element.match(/</g)).toHaveLength(2)
  const json = element.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(JSON.parse(json)).toEqual({ content: hostile, media: [], pdfs: {} })
})
