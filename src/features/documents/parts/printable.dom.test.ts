import { expect, test } from 'vitest'
import { pageMarkup } from '../../../../builder/prerender/render.tsx'
import { seedAnswer } from '../../../../tests/helpers/seed-answers.ts'

test.for([
  ['/docs/sla-schedule', ['Signatures']],
  ['/docs/compliance-pack', ['Insurance', 'Operations centre']],
  ['/docs/dgs-msn05-2025', []],
  ['/docs/financial-security-evidence', []],
] as const)('%s leaves out parts whose list is empty', async ([path, keptHeadings]) => {
  const { query, answer } = await seedAnswer(path)
  const empty = { document: null, ports: [], clauses: [], commitments: [] }
  const markup = await pageMarkup(path, query.parse({ ...Object(answer), ...empty }))
  const page = new DOMParser().parseFromString(markup, 'text/html')
  const shown = [...page.querySelectorAll('.part__heading')].map(({ textContent }) => textContent)
  expect(shown).toEqual(keptHeadings)
})
