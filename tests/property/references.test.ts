/** Documents, decisions and sections that comments and pages refer to must exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const files = globSync(
  [
    '*.{md,ts,json}',
    '{src,studio,schemas,seed,migrations,sandbox,tests,builder}/**/*.{ts,tsx,css,mjs,md}',
    'docs/**/*.md',
  ],
  { cwd: root },
).filter((file) => !/node_modules|\.generated\.|studio\/dist|\.sanity|references\.test/.test(file))

const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Each match of a pattern's first group, with the file that it is in. */
function matches(pattern: RegExp): { file: string; found: string }[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ file, found })),
  )
}

test('links between Markdown pages lead to existing files', () => {
  const links = matches(/\]\((?![a-z]+:|#)([^)#]+)(?:#[^)]*)?\)/g).filter(({ file }) =>
    file.endsWith('.md'),
  )
  expect(links.length).toBeGreaterThan(10)
  const dead = links.filter(
    ({ file, found }) => !existsSync(path.resolve(root, path.dirname(file), found)),
  )
  expect(dead).toEqual([])
})

test('documents named by their path exist', () => {
  const named = matches(/\b(docs\/[\w./-]+\.md)\b/g)
  expect(named.filter(({ found }) => !existsSync(path.join(root, found)))).toEqual([])
})

test('decisions named by number exist', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).map((file) =>
    path.basename(file),
  )
  const named = matches(/(?:decisions?[ /])(\d{4})\b/g)
  expect(named.filter(({ found }) => !decisions.some((name) => name.startsWith(found)))).toEqual([])
})

test('named sections of the specification exist', () => {
  const specification = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  const sections = new Set([...specification.matchAll(/^## (\d+)\./gm)].map(([, number]) => number))
  const named = matches(/specification,? sections? (\d+(?:(?:, | and | to )\d+)*)/gi)
  expect(named.length).toBeGreaterThan(30)
  const isMissing = (number: string) => !sections.has(number)
  expect(named.filter(({ found }) => found.match(/\d+/g)?.some(isMissing))).toEqual([])
})
