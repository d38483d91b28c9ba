/** CONTRIBUTING.md's recipes are complete: examples that edit only the named files pass the type check and tests. */
import { readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bareEnvironment } from '../helpers/bare-environment.ts'
import { outcomeOf } from '../helpers/outcome-of.ts'
import { copyTree } from '../helpers/tree-copy.ts'
import { startCommand } from '../run-command.ts'
import { type Edit, RECIPES } from './recipes.ts'

vi.setConfig({ testTimeout: 20 * 60_000 })

const AFFECTED_TESTS = ['schemas', 'seed', 'src', 'sandbox/email-manager', 'tests/property']

/** The first command generates the document types from the schema. The other commands use these types. */
const COMMANDS = [
  ['node', 'studio/typegen.ts'],
  ['npx', 'tsc', '-p', '.'],
  ['npx', 'tsc', '-p', 'tsconfig.browser.json'],
  ['npx', 'vitest', 'run', '--project', '!nightly', ...AFFECTED_TESTS],
]

const contributing = await readFile('CONTRIBUTING.md', 'utf8')

/** Returns the numbered steps of a recipe. */
function stepsOf(title: string): string[] {
  const [, fromRecipe = ''] = contributing.split(`**${title}** (`)
  const [recipe = ''] = fromRecipe.split('\n**')
  return [...recipe.matchAll(/^\d\. (.*(?:\n {3}.*)*)/gm)].map(([, step = '']) => step)
}

/** Whether a step names a file by its path, by its folder, or by a path with a placeholder such as `<page>`. */
function namesFile(text: string, file: string): boolean {
  return [...text.matchAll(/`([^`]+)`/g)].some(([, name = '']) =>
    new RegExp(`(^|/)${name.replaceAll(/<\w+>/g, '[^/]+')}${name.endsWith('/') ? '' : '$'}`).test(
      file,
    ),
  )
}

async function applyEdit(folder: string, { file, from, to }: Edit): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  const source = from === '' ? '' : await readFile(target, 'utf8')
  expect(source).toContain(from)
  await writeFile(
    target,
    source.replace(from, () => to),
  )
}

test.each(RECIPES)('%s: the example passes the type check and tests', async (title, edits) => {
  const steps = stepsOf(title)
  expect(new Set(edits.map(({ step }) => step)).size).toBe(steps.length)
  const folder = await copyTree()
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const edit of edits) {
    expect(steps[edit.step - 1]).toSatisfy((text: string) => namesFile(text, edit.file))
    await applyEdit(folder, edit)
  }

  for (const command of COMMANDS) {
    const child = startCommand(command, { cwd: folder, env: bareEnvironment, stdio: 'pipe' })
    const { code, output } = await outcomeOf(child)
    expect(code, `${command.join(' ')}\n${output}`).toBe(0)
  }
})
