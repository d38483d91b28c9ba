/** The editors' guide: what it shows and says is what the tests of its tasks do. */
import { glob, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const pictures = path.join(root, 'docs/editors-guide')
const LARGEST = 150_000

const guide = await readFile(path.join(root, 'docs/editors-guide.md'), 'utf8')
const specs = await sourceOf('tests/e2e/studio/**/*.ts')
const shown = all(guide, /\]\(editors-guide\/([\w-]+)\.png\)/g)

test('every picture it shows is there, and small; no other is', async () => {
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

test('every picture is described for those who do not see it', () => {
  expect(all(guide, /!\[(.*?)\]/g).filter((description) => description.length < 10)).toEqual([])
})

test('every page is a task that a test does, under that name', () => {
  const done = all(specs, /test(?:\.step)?\(\s*'([^']+)'/g).join('\n')
  const notDone = all(guide, /^## (.+)$/gm).filter((task) => !done.includes(task))
  // Advice for what no test can be asked to do.
  expect(notDone).toEqual(['When something goes wrong'])
})

test('every link leads to a page of it', () => {
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

test('every word of a step that is to be clicked or filled in is one of the Studio', async () => {
  const studio = specs + (await sourceOf('{schemas,studio}/**/*.{ts,tsx}'))
  const steps = all(guide, /^\d+\. (.+(?:\n {3}.+)*)$/gm).flatMap((step) =>
    all(step.replaceAll(/\s+/g, ' '), /\*\*(.+?)\*\*/g),
  )
  expect(steps.length).toBeGreaterThan(30)
  expect(steps.filter((word) => !studio.includes(word))).toEqual([])
})

/** Every first group of a pattern. */
function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found)
}

async function sourceOf(pattern: string): Promise<string> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }))
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
  return texts.join('\n')
}
