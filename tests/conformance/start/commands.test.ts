/** README.md and package.json name the same commands. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CHECKS } from '../../checks.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

const manifest = v.object({ scripts: v.record(v.string(), v.string()) })
const scripts = Object.keys(v.parse(manifest, JSON.parse(read('package.json'))).scripts)

const inReadme = [...read('README.md').matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
  ([, script, short = '']) => script ?? short,
)

/** Scripts that `npm test` and `npm run check` run. */
const subScripts = new Set([...CHECKS.map(({ script }) => script), 'test:unit', 'test:e2e'])

test('every command in the README exists', () => {
  expect(inReadme.length).toBeGreaterThan(20)
  expect(inReadme.filter((name) => !scripts.includes(name))).toEqual([])
})

test('every script is in the README or part of another script', () => {
  expect(scripts.filter((name) => !inReadme.includes(name) && !subScripts.has(name))).toEqual([])
})
