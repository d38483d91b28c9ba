import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The night colour for each colour attribute of methods.svg. */
const BY_NIGHT: Record<string, string> = {
  'stroke="#0b2a43"': 'stroke="#c9d6e2"',
  'fill="#0b2a43"': 'fill="#3b6b98"',
  'stroke="#fff"': 'stroke="#07131f"',
  'fill="#fff"': 'fill="#07131f"',
  'fill="#e8eef3"': 'fill="#0e2032"',
  'fill="#dcebf5"': 'fill="#10283c"',
  'fill="#f4e7bd"': 'fill="#2b2a1e"',
  'fill="#a9b7c4"': 'fill="#3a4d5f"',
  'fill="#ffc247"': 'fill="#ffc247"',
  'stroke="#f6f8fa"': 'stroke="#5f93c2"',
  'stroke="#ffc247"': 'stroke="#ffc247"',
  'fill="#b4d2ea"': 'fill="#264868"',
  'fill="#8db9dd"': 'fill="#21405e"',
  'fill="#4f8dbf"': 'fill="#1b3650"',
  'fill="#cbd5de"': 'fill="#26425a"',
  'fill="#4a5b6c"': 'fill="#8fa3b5"',
  'fill="#b9cfa4"': 'fill="#3d5a44"',
  'fill="#b3261e"': 'fill="#e0604f"',
  'stroke="#0b5cad"': 'stroke="#8ec5f5"',
}

// Day and night need separate files: because of the site's CSP, Firefox blocks styles in an SVG image.
// To update the night file: `npx vitest run --project unit -u src/pages/salvage-response/methods.test.ts`.
test('night drawings differ from day drawings only in colour', async () => {
  const day = readFileSync(`${import.meta.dirname}/methods.svg`, 'utf8')
  const night = day.replaceAll(/(?:fill|stroke)="#\w+"/g, (colour) => {
    expect(Object.keys(BY_NIGHT)).toContain(colour)
    return BY_NIGHT[colour] ?? colour
  })
  await expect(night).toMatchFileSnapshot('methods-night.svg')
})
