import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { bareEnvironment } from '../../../helpers/bare-environment.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

export type Outcome = { code: number | null; output: string; errors: string }

/**
 * Runs a command of the product to its end, with the bare environment.
 *
 * @param command a script and its arguments, split by spaces
 */
export async function runScript(
  command: string,
  environment: Record<string, string>,
): Promise<Outcome> {
  const child = spawn(process.execPath, command.split(' '), {
    cwd: root,
    env: { ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, output, errors }
}
