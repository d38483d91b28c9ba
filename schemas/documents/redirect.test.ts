import { expect, test } from 'vitest'
import { compileSchema, validateDocuments } from '../validation/validate-documents.ts'

const schema = compileSchema()
const contact = { _type: 'reference', _ref: 'contactPage', _weak: true }

/** The rules that a redirect breaks, by field. */
async function problemsOf(redirect: Readonly<Record<string, unknown>>) {
  const document = { _id: 'redirect-1', _type: 'redirect', ...redirect }
  const otherIds = new Set(['contactPage'])
  const problems = await validateDocuments({ documents: [document], schema, otherIds })
  return problems.map(({ field, rule, level }) => `${field} ${level}: ${rule}`)
}

test.each(['/imprint', '/ports/navlakhi', '/en/contact_us'])('accepts %s', async (from) => {
  expect(await problemsOf({ from, to: contact })).toEqual([])
})

test.each(['/contact', '/docs/sla-schedule'])(
  'refuses %s, because it is the address of a page',
  async (from) => {
    expect(await problemsOf({ from, to: contact })).toEqual([
      `from error: ${from} is a page of this site: the redirect would be ignored`,
    ])
  },
)

test.each(['imprint', '//evil.example', '/a;return 200'])(
  'refuses %s, which could break the configuration of a web host',
  async (from) => {
    expect(await problemsOf({ from, to: contact })).toEqual([
      expect.stringContaining('from error: Start the old address with a slash'),
    ])
  },
)

test('requires both addresses', async () => {
  expect(await problemsOf({})).toEqual([
    'from error: Fill in “Old address”',
    'to error: Fill in “Leads to”',
  ])
})
