import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FlownFlag } from './flown-flag.tsx'

test('the flag of an accepted request has the same outlines as the flag of the email-link pages', () => {
  const file = readFileSync(
    new URL('../features/leads/flag-affirmative.svg', import.meta.url),
    'utf8',
  )
  expect(outlines(file)).toEqual(outlines(renderToStaticMarkup(<FlownFlag name="affirmative" />)))
})

function outlines(drawing: string): string[] {
  return drawing.match(/(?<= d=")[^"]+/g) ?? []
}
