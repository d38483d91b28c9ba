import { expect, test } from 'vitest'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { NOT_FOUND_PATHS, pagePaths } from '../site-files/inventory.ts'
import { lossFindings } from './loss-findings.ts'

const assetIds = new Set<string>()
const documents = [...seedDocuments]
const present = {
  pages: [...pagePaths(['mumbai', 'mundra']), ...NOT_FOUND_PATHS],
  documents: documents.map(({ _id }) => _id),
}
const without = (...types: string[]) =>
  lossFindings(
    { documents: documents.filter(({ _type }) => !types.includes(_type)), assetIds },
    present,
  )

test('the seed lacks nothing, and neither does a first build', () => {
  expect(without()).toEqual([])
  expect(lossFindings({ documents, assetIds }, { pages: [], documents: [] })).toEqual([])
})

test('names what a build would be refused for', () => {
  expect(without('siteSettings', 'contactPage')).toEqual([
    expect.stringContaining('Nothing is published of: Site settings, Contact.'),
  ])
  expect(without('port')).toEqual([
    expect.stringContaining('The pages of all ports would be gone.'),
  ])
})
