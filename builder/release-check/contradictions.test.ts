import { expect, test } from 'vitest'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { contradictions } from './contradictions.ts'

const schema = compileSchema()

/** The findings after fields of one document of the seed were changed. */
function findingsWith(id: string, fields: Record<string, unknown>): string[] {
  const others = seedDocuments.filter((document) => document._id !== id)
  const changed = seedDocuments.find((document) => document._id === id)
  return contradictions(changed ? [...others, { ...changed, ...fields }] : others, schema)
}

test('finds no contradiction in the seed', () => {
  expect(findingsWith('', {})).toEqual([])
})

test('finds texts whose time differs from the commitment', () => {
  expect(
    findingsWith('slaCommitment-document-pack', { response: 'Under 3 hours from validation' }),
  ).toContainEqual(
    expect.stringMatching(
      /^Home, field Lead: “2 hours”, but Document pack issuance: “Under 3 hours from validation”$/,
    ),
  )
  expect(
    findingsWith('slaCommitment-emergency-callback', { response: '30 minutes or less' }),
  ).toContainEqual(expect.stringMatching(/^Contact, field Lead: “45 minutes”/))
  expect(findingsWith('aboutPage', { lead: 'A team within 5–7 hours to site.' })).toEqual([
    expect.stringMatching(/^About, field Lead: “5–7 hours”, but West coast/),
  ])
  expect(findingsWith('contactPage', { lead: 'A callback in 5 minutes.' })).toEqual([
    expect.stringMatching(/^Contact, field Lead: “5 minutes”, but .*“45 minutes/),
  ])
})

test('finds texts of a port that state a lead time other than the port’s field “Lead time”', () => {
  expect(findingsWith('port-mumbai', { leadTime: '12 hours' })).toEqual([
    'Port “Mumbai / JNPT”, field Port-specific requirements: “24 hours”, but Lead time: “12 hours”',
  ])
})

test('finds a phone number that is in rich text but in no phone field', () => {
  const answer = [{ _type: 'block', children: [{ text: 'Call +91 99999 ' }, { text: '12345.' }] }]
  expect(findingsWith('faq-who-needs-it', { answer })).toEqual([
    expect.stringMatching(/^FAQ “.*”, field Answer: \+91 99999 12345, which no phone field/),
  ])
  expect(findingsWith('contactPage', { lead: 'Call +91 00000 00000 24/7.' })).toEqual([])
})
