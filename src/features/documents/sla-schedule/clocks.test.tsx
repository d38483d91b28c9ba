import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Clocks } from './clocks.tsx'

function clocksOf(...responses: (string | null)[]): string {
  const commitments = responses.map((response, index) => ({
    _id: String(index),
    service: `Service ${index}`,
    response,
    metric: null,
    penalty: null,
    escalation: null,
  }))
  return renderToStaticMarkup(<Clocks commitments={commitments} />)
}

test('has a dial for each commitment that states a time, with its limit or its span', () => {
  const dials = clocksOf('Under 2 hours', 'On request', '45 minutes or less', '8–12 hours to site')
  expect([...dials.matchAll(/clocks__time">([^<]*)/g)].map(([, time]) => time)).toEqual([
    '2 h',
    '45 min',
    '8–12 h',
  ])
  expect(dials.match(/<path class="clocks__way/g)).toHaveLength(1)
})

test('says once what is drawn on the dials, of the way only where there is one', () => {
  const meanings = (dials: string) =>
    [...dials.matchAll(/<\/svg>([^<]+)<\/span>/g)].map(([, meaning]) => meaning)
  const dials = clocksOf('Under 2 hours', '8–12 hours to site')
  expect(meanings(dials)).toEqual(['Due in this time', 'On the way', 'Late after this'])
  const limits = clocksOf('Under 2 hours', '45 minutes or less')
  expect(meanings(limits)).toEqual(['Due in this time', 'Late after this'])
})

test('closes the slice of a time that is a whole round', () => {
  expect(clocksOf('Under 12 hours', 'Under 2 hours')).toContain('A36 36 0 1 1 49.8 14z')
})

test('is left out where a time is longer than a round', () => {
  expect(clocksOf('Under 2 hours', 'Under 24 hours')).toBe('')
})
