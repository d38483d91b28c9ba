import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExplainOnce, Words } from './words.tsx'

const page = (
  <ExplainOnce path="/">
    <p>
      <Words text="LOF with SCOPIC, LOF" />
    </p>
    <p>
      <Words text="LOF again, SPM" />
    </p>
  </ExplainOnce>
)

test('a page explains an abbreviation where it comes first, and nowhere else', () => {
  expect(renderToStaticMarkup(page)).toBe(
    '<p><abbr title="Lloyd’s Open Form">LOF</abbr> with ' +
      '<abbr title="Special Compensation P&amp;I Clause">SCOPIC</abbr>, LOF</p>' +
      '<p>LOF again, <abbr title="Single point mooring">SPM</abbr></p>',
  )
})

test('rendering twice, as React does to find faults, gives the same', () => {
  expect(renderToString(<StrictMode>{page}</StrictMode>)).toBe(renderToString(page))
})

test('outside a page nothing is explained, and a compound with a short part stays together', () => {
  expect(renderToStaticMarkup(<Words text="LOF for oil-spill work" />)).toBe(
    'LOF for <span class="words__unbroken">oil-spill</span> work',
  )
})
