import { expect, test } from 'vitest'
import { isReleaseName, readRelease, versionsIn } from './release.ts'

const of = (_id: string, rest = {}) => ({
  _id,
  _type: 'system.release',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  ...rest,
})

test.each(['spring', 'rABC_1-2', '2026'])('%s may be a release', (name) => {
  expect(isReleaseName(name)).toBe(true)
})

test.each(['', 'a.b', 'a b', 'drafts', 'published', 'raw', 'x'.repeat(65), null])(
  '%j may not',
  (name) => {
    expect(isReleaseName(name)).toBe(false)
  },
)

test('a release is read from its system document, and from no other', () => {
  const document = of('_.releases.spring', { state: 'scheduled', publishAt: 'then', userId: 'me' })
  expect(readRelease(document)).toEqual({
    name: 'spring',
    state: 'scheduled',
    publishAt: 'then',
    userId: 'me',
    document,
  })
  expect(readRelease(null)).toBeNull()
  expect(readRelease(of('spring', { state: 'active' }))).toBeNull()
  expect(readRelease(of('_.releases.spring', { state: 'sideways' }))).toBeNull()
  expect(readRelease(of('_.releases.spring', { state: 'active', _type: 'port' }))).toBeNull()
})

test('the versions in a release are those of its name alone', () => {
  const documents = [of('a'), of('drafts.a'), of('versions.spring.a'), of('versions.spring2.a')]
  expect(versionsIn(documents, 'spring').map(({ _id }) => _id)).toEqual(['versions.spring.a'])
})
