/** Only pages that name every port grow with the number of ports. */
import { describe, expect, test } from 'vitest'
import { manyPorts } from '../helpers/many-ports.ts'
import { PAGE_PATHS, UNKNOWN_PORT_PATH } from '../helpers/paths.ts'
import { seedAnswer } from '../helpers/seed-answers.ts'
import { seedPage, textsOf } from '../helpers/seed-page.ts'

// In addition to the six ports of the seed.
const PORTS = manyPorts(500)
const [fewPorts, lastPort] = [manyPorts(60), PORTS.at(-1)]
if (!lastPort) throw new Error('there are no ports')

/** The specification requires that the home page, the form and the compliance pack name every port. */
const NAMES_EVERY_PORT = new Set(['/', '/port-call-compliance', '/docs/compliance-pack'])

const SAME_SIZE = [...PAGE_PATHS.filter((path) => !NAMES_EVERY_PORT.has(path)), UNKNOWN_PORT_PATH]

test.each(SAME_SIZE)('%s has a query result of similar size with 506 or 66 ports', async (path) => {
  const sizeWith = async (more: readonly object[]) =>
    JSON.stringify((await seedAnswer(path, more)).answer).length
  // The sizes differ a little: "506" is longer than "66", and other ports have longer texts.
  expect(Math.abs((await sizeWith(PORTS)) - (await sizeWith(fewPorts)))).toBeLessThan(100)
})

describe('the home page with 506 ports', async () => {
  const main = await seedPage('/', PORTS)

  test('names eight ports of each coast, in the editors’ order, and links to all ports', () => {
    const coasts = [...main.querySelectorAll('.coast-cards__coast')]
    expect(coasts.map((coast) => coast.querySelectorAll('.coast-cards__ports a').length)).toEqual([
      8, 8,
    ])
    expect(textsOf(main, '.coast-cards__ports a').slice(0, 4)).toEqual([
      'Mumbai / JNPT',
      'Mundra',
      'Vadinar',
      'Kandla',
    ])
    expect(textsOf(main, '.hero-essentials a[href="/#ports"]')).toEqual(['All ports (506)'])
  })

  test('lists every port once, in alphabetical order, in a block that can be opened', () => {
    const block = main.querySelector('details#ports')
    if (!block) throw new Error('the page has no block of all ports')
    expect(textsOf(block, 'summary')).toEqual(['All ports (506)'])
    const hrefs = [...block.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect([hrefs.length, new Set(hrefs).size]).toEqual([506, 506])
    expect(hrefs).toContain(`/ports/${lastPort.slug?.current}`)
    const names = textsOf(block, 'li')
    expect(names).toEqual(names.toSorted())
  })
})

test('with the seed’s ports, no link leads to a list of all ports', async () => {
  for (const path of ['/', '/ports/mumbai', '/port-call-compliance', '/response/salvage-osr'])
    expect((await seedPage(path)).querySelector('[href="/#ports"], #ports')).toBeNull()
})

test('the form offers every port; the list below the form has the first twelve', async () => {
  const main = await seedPage('/port-call-compliance', PORTS)
  const choices = textsOf(main, 'select option')
  expect(choices.slice(0, 3)).toEqual(['Choose a port', 'Mumbai / JNPT', 'Mundra'])
  expect(choices).toEqual(expect.arrayContaining(PORTS.map(({ name }) => name)))
  expect(choices.slice(-4)).toEqual(['Chennai', 'Tuticorin', 'Cochin', 'Other'])
  const listed = textsOf(main, ':is(.port-links, .lead-time-axis) a')
  expect(listed.toSorted()).toEqual(choices.slice(1, 13).toSorted())
  expect(textsOf(main, '.all-ports-link')).toEqual(['All ports (506)'])
})
