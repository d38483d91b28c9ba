/** Every command in README.md exists in package.json. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CHECKS } from '../../checks.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

const manifest = v.object({ scripts: v.record(v.string(), v.string()) })
const scripts = Object.keys(v.parse(manifest, JSON.parse(read('package.json'))).scripts)

const named = [...read('README.md').matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
  ([, script, short = '']) => script ?? short,
)

/** Scripts that `npm test` and `npm run check` run. */
const parts = new Set([...CHECKS.map(({ script }) => script), 'test:unit', 'test:e2e'])

test('every command in the README exists', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test('every script is in the README or part of another script', () => {
  expect(scripts.filter((name) => !named.includes(name) && !parts.has(name))).toEqual([])
})
