/** The editors' guide matches the tests of its tasks: same pictures, steps and names. */
import { glob, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/schema-types.ts'
import { outline, placeholdersLine, startLine } from '../../studio/desk/outline.ts'

const root = path.resolve(import.meta.dirname, '../..')
const pictures = path.join(root, 'docs/editors-guide')
const LARGEST = 150_000

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
const shown = all(guide, /\]\(editors-guide\/([\w-]+)\.png\)/g)

test('every picture in the guide exists and is small; no picture is unused', async () => {
  expect((await readdir(pictures)).toSorted()).toEqual(
    shown.map((name) => `${name}.png`).toSorted(),
  )
  const sizes = await Promise.all(
    shown.map(async (name) => {
      const { size } = await stat(path.join(pictures, `${name}.png`))
      return { name, size }
    }),
  )
  expect(sizes.filter(({ size }) => size > LARGEST).map(({ name }) => name)).toEqual([])
})

test('every picture is taken by a test', () => {
  expect(shown.filter((name) => !specs.includes(`'${name}'`))).toEqual([])
})

test('every page is a task that a test with the same name performs', () => {
  const done = all(specs, /test(?:\.step)?\(\s*'([^']+)'/g).join('\n')
  const notDone = all(guide, /^## (.+)$/gm).filter((task) => !done.includes(task))
  // This page gives advice, which no test can perform.
  expect(notDone).toEqual(['When something goes wrong'])
})

test('the guide’s table of the desk names every entry, in order', () => {
  const entries = [startLine, ...outline, placeholdersLine].map(({ title }) => title)
  const [, table = ''] = guide.split('| What is in it')
  expect(all(table, /^\| ([^|-]+?) +\|/gm)).toEqual(entries)
})

test('every link leads to a page of the guide', () => {
  const anchors = new Set(
    all(guide, /^## (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  expect(all(guide, /\]\(#(.+?)\)/g).filter((link) => !anchors.has(link))).toEqual([])
})

test('every button and field named in a step exists in the Studio', async () => {
  const named = new Set([
    ...titlesIn([schemaTypes, outline, startLine, placeholdersLine]),
    ...all(await sourceOf('studio/**/*.tsx'), />([^<>{}()\n]+?) ?[<{(]/g),
  ])
  const steps = all(guide, /^\d+\. (.+(?:\n {3}.+)*)$/gm).flatMap((step) =>
    all(step.replaceAll(/\s+/g, ' '), /\*\*(.+?)\*\*/g),
  )
  const others = new Set(steps.filter((name) => !named.has(name)))
  expect([...others].toSorted()).toEqual(OTHER_NAMES)
  // The tests of the tasks find these names in the Studio, by the whole name or by its beginning.
  const clicked = new Set([...all(specs, /'([^'\n]+)'/g), ...all(specs, /name: \/\^?([\w ]+)\//g)])
  expect(OTHER_NAMES.filter((name) => !clicked.has(name))).toEqual([])
})

/** Titles of types, fields, groups and lines of the desk. */
function titlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === 'title' && typeof each === 'string' ? [each] : titlesIn(each),
  )
}

/** The first group of each match of a pattern. */
function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found)
}

async function sourceOf(pattern: string): Promise<string> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }))
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
  return texts.join('\n')
}
