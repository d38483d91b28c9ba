import { expect, test } from 'vitest'
import { pathTo } from './link-target.ts'

test.each([
  [{ _type: 'homePage' }, null, '/'],
  [{ _type: 'contactPage', slug: null }, undefined, '/contact'],
  [{ _type: 'fleetRetainerPage' }, 'quote', '/fleet-retainer#quote'],
  [{ _type: 'contactPage' }, 'quote', '/contact'],
  [{ _type: 'slaScheduleDocument' }, null, '/docs/sla-schedule'],
  [{ _type: 'port', slug: 'mundra' }, null, '/ports/mundra'],
])('%j with the anchor %j leads to %s', (target, anchor, path) => {
  expect(pathTo(target, anchor)).toBe(path)
})

test.each([
  [null],
  [undefined],
  ['/contact'],
  [{ _type: 'faq' }],
  [{ _type: 'port' }],
  [{ _type: 'port', slug: '../x' }],
])('%j has no page, so the path is null', (target) => {
  expect(pathTo(target)).toBeNull()
})
