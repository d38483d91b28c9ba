/** The editors' guide matches the browser tests of the Studio: they take its pictures and perform its tasks. */
import { glob, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/schema-types.ts'
import { outline, placeholdersEntry, startEntry } from '../../studio/desk/outline.ts'

const root = path.resolve(import.meta.dirname, '../..')
const pictures = path.join(root, 'docs/editors-guide')
const MAX_PICTURE_BYTES = 150_000

/** Names that are not titles in our schema: Sanity’s own buttons, and generated names. */
const OTHER_NAMES = [
  'Confirm',
  'Continue',
  'Create "drawings"',
  'Delete',
  'Delete document',
  'Discard changes',
  'Draft',
  'Duplicate',
  'History',
  'Last published',
  'Media',
  'New row of the short table',
  'Open document actions',
  'Open image edit dialog',
  'Open search',
  'Publish',
  'Publish everywhere',
  'Published',
  'Revert to revision',
  'Review changes',
  'Save and close',
  'Search',
  'Tags',
  'Unpublish',
  'Unpublish now',
  'Upload',
  'Used on',
  'Used on one page',
  'Validation',
]

const guide = await readFile(path.join(root, 'docs/editors-guide.md'), 'utf8')
const specs = await sourceOf('tests/e2e/studio/**/*.ts')
const guidePictures = captures(guide, /\]\(editors-guide\/([\w-]+)\.png\)/g)

test('every picture in the guide exists and is small; the guide shows every picture file', async () => {
  expect((await readdir(pictures)).toSorted()).toEqual(
    guidePictures.map((name) => `${name}.png`).toSorted(),
  )
  const sizes = await Promise.all(
    guidePictures.map(async (name) => {
      const { size } = await stat(path.join(pictures, `${name}.png`))
      return { name, size }
    }),
  )
  expect(sizes.filter(({ size }) => size > MAX_PICTURE_BYTES).map(({ name }) => name)).toEqual([])
})

test('every picture is taken by a test', () => {
  expect(guidePictures.filter((name) => !specs.includes(`'${name}'`))).toEqual([])
})

test('every task has a test whose name begins with the heading of the task’s section', () => {
  const tested = new Set(captures(specs, /test(?:\.step)?\(\s*'([^':]+)/g))
  const untested = captures(guide, /^## (.+)$/gm).filter((task) => !tested.has(task))
  // This section gives advice, which no test can perform.
  expect(untested).toEqual(['When something goes wrong'])
})

test('the guide’s table of the desk lists every entry, in order', () => {
  const entries = [startEntry, ...outline, placeholdersEntry].map(({ title }) => title)
  const [, table = ''] = guide.split('| What is in it')
  expect(captures(table, /^\| ([^|-]+?) +\|/gm)).toEqual(entries)
})

test('every link within the guide leads to one of its sections', () => {
  const anchors = new Set(
    captures(guide, /^## (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  expect(captures(guide, /\]\(#(.+?)\)/g).filter((link) => !anchors.has(link))).toEqual([])
})

test('every button and field named in a step exists in the Studio', async () => {
  const studioNames = new Set([
    ...titlesIn([schemaTypes, outline, startEntry, placeholdersEntry]),
    ...captures(await sourceOf('studio/**/*.tsx'), />([^<>{}()\n]+?) ?[<{(]/g),
  ])
  const namesInSteps = captures(guide, /^\d+\. (.+(?:\n {3}.+)*)$/gm).flatMap((step) =>
    captures(step.replaceAll(/\s+/g, ' '), /\*\*(.+?)\*\*/g),
  )
  const others = new Set(namesInSteps.filter((name) => !studioNames.has(name)))
  expect([...others].toSorted()).toEqual(OTHER_NAMES)
  // The browser tests look for these names in the Studio, by the whole name or by its beginning.
  const namesInTests = new Set([
    ...captures(specs, /'([^'\n]+)'/g),
    ...captures(specs, /name: \/\^?([\w ]+)\//g),
  ])
  expect(OTHER_NAMES.filter((name) => !namesInTests.has(name))).toEqual([])
})

/** Titles of types, fields, groups and desk entries. */
function titlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === 'title' && typeof each === 'string' ? [each] : titlesIn(each),
  )
}

/** The first captured group of each match of a pattern. */
function captures(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found)
}

async function sourceOf(pattern: string): Promise<string> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }))
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
  return texts.join('\n')
}
