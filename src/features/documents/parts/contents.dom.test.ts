import { expect, test } from 'vitest'
import { seedPage } from '../../../../tests/helpers/seed-page.ts'

test.for([
  '/docs/sla-schedule',
  '/docs/compliance-pack',
  '/docs/dgs-msn05-2025',
  '/docs/financial-security-evidence',
])('%s lists its parts in their order', async (path) => {
  const main = await seedPage(path)
  const links = [...main.querySelectorAll('.contents a')].map((link) => link.getAttribute('href'))
  const parts = [...main.querySelectorAll('.part')].map(({ id }) => `#${id}`)
  expect(links).toEqual(parts)
})
