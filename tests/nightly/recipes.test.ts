/** CONTRIBUTING's recipes are complete: a change in only the files that a recipe names passes types and tests. */
import { readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bareEnvironment } from '../helpers/bare-environment.ts'
import { outcomeOf } from '../helpers/outcome-of.ts'
import { copyTree } from '../helpers/tree-copy.ts'
import { startCommand } from '../run-command.ts'
import { type Edit, RECIPES } from './recipes.ts'

vi.setConfig({ testTimeout: 20 * 60_000 })

const NEAREST_TESTS = ['schemas', 'seed', 'src', 'sandbox/email-manager', 'tests/property']

/** The first command generates the types of documents from the schema, which the others use. */
const COMMANDS = [
  ['node', 'studio/typegen.ts'],
  ['npx', 'tsc', '-p', '.'],
  ['npx', 'tsc', '-p', 'tsconfig.browser.json'],
  ['npx', 'vitest', 'run', '--project', '!nightly', ...NEAREST_TESTS],
]

const contributing = await readFile('CONTRIBUTING.md', 'utf8')

/** The numbered lines of a recipe. */
function linesOf(title: string): string[] {
  const [, rest = ''] = contributing.split(`**${title}** (`)
  const [recipe = ''] = rest.split('\n**')
  return [...recipe.matchAll(/^\d\. (.*(?:\n {3}.*)*)/gm)].map(([, line = '']) => line)
}

/** Whether a line names a file: by its path, by its folder or with a pattern like `<page>`. */
function names(line: string, file: string): boolean {
  return [...line.matchAll(/`([^`]+)`/g)].some(([, name = '']) =>
    new RegExp(`(^|/)${name.replaceAll(/<\w+>/g, '[^/]+')}${name.endsWith('/') ? '' : '$'}`).test(
      file,
    ),
  )
}

async function apply(folder: string, { file, from, to }: Edit): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  const source = from === '' ? '' : await readFile(target, 'utf8')
  expect(source).toContain(from)
  await writeFile(
    target,
    source.replace(from, () => to),
  )
}

test.each(RECIPES)('%s', async (title, edits) => {
  const lines = linesOf(title)
  expect(new Set(edits.map(({ step }) => step)).size).toBe(lines.length)
  const folder = await copyTree()
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const edit of edits) {
    expect(lines[edit.step - 1]).toSatisfy((line: string) => names(line, edit.file))
    await apply(folder, edit)
  }

  for (const command of COMMANDS) {
    const child = startCommand(command, { cwd: folder, env: bareEnvironment, stdio: 'pipe' })
    const { code, output } = await outcomeOf(child)
    expect(code, `${command.join(' ')}\n${output}`).toBe(0)
  }
})
