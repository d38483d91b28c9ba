import { expect, test } from 'vitest'
import { PRE_ARRIVAL } from '../../../tests/helpers/lead-samples.ts'
import { seedPage, textsOf } from '../../../tests/helpers/seed-page.ts'

const main = await seedPage('/port-call-compliance')

test('shows five steps with the first one current', () => {
  expect(textsOf(main, '[aria-label="Progress"] > li .progress__title')).toEqual([
    'Form',
    'Review',
    'PDF',
    'Email',
    'WhatsApp',
  ])
  expect(textsOf(main, '[aria-current="step"] .progress__title')).toEqual(['Form'])
})

test('names the form fields as the specification does', () => {
  const controls = [...main.querySelectorAll('form [name]')]
  expect(controls.map((control) => control.getAttribute('name'))).toEqual(
    Object.keys(PRE_ARRIVAL.typed),
  )
  const optional = controls.filter((control) => !control.hasAttribute('required'))
  expect(optional.map((control) => control.getAttribute('name'))).toEqual(
    Object.keys(PRE_ARRIVAL.ifEmpty),
  )
})

test('lists the ports of the specification, in the same order', () => {
  expect(textsOf(main, '[name="port"] option:not([value=""])')).toEqual([
    'Mumbai / JNPT',
    'Mundra',
    'Vadinar',
    'Kandla',
    'Visakhapatnam',
    'Paradip',
    'Chennai',
    'Tuticorin',
    'Cochin',
    'Other',
  ])
})

test('the time axis groups its links to ports by lead time', () => {
  expect(hrefsOf('.lead-time-axis a')).toEqual(
    ['vadinar', 'paradip', 'mundra', 'visakhapatnam', 'mumbai', 'kandla'].map(
      (slug) => `/ports/${slug}`,
    ),
  )
  expect(textsOf(main, '.lead-time-axis__point')).toEqual([
    '−72 hVadinarParadip',
    '−48 hMundraVisakhapatnam',
    '−24 hMumbai / JNPTKandla',
    'ETA',
  ])
})

function hrefsOf(selector: string): (string | null)[] {
  return [...main.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
}
