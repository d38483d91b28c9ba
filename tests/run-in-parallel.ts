/** Runs npm scripts in parallel, as many at a time as the machine has processors. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { startCommand } from './run-command.ts'

export type Task = {
  name: string
  /** The npm script to run. */
  script: string
  /** Whether to print each line of output immediately. Otherwise, all lines are printed when the task ends. */
  isStreamed?: boolean
}

/**
 * Starts the tasks in order. Runs all of them, even if some fail, so that one run reports every problem.
 *
 * @returns the names of the failed tasks
 */
export async function runInParallel(tasks: readonly Task[]): Promise<string[]> {
  const failed: string[] = []
  const queue = [...tasks]
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift())
      if (!(await run(task))) failed.push(task.name)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return failed
}

/** @returns whether the script ended with exit code 0 */
async function run({ name, script, isStreamed = false }: Task): Promise<boolean> {
  const start = performance.now()
  if (isStreamed) console.log(`── ${name}: npm run ${script}`)
  const child = startCommand(['npm', 'run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  const lines: string[] = []
  const print = isStreamed ? console.log : (line: string) => lines.push(line)
  for (const input of [child.stdout, child.stderr])
    if (input !== null) createInterface({ input }).on('line', print)
  const [code] = await once(child, 'close')
  const seconds = Math.round((performance.now() - start) / 1000)
  const outcome = code === 0 ? 'passed' : 'failed'
  console.log([`── ${name} ${outcome} (npm run ${script}, ${seconds} s)`, ...lines].join('\n'))
  return code === 0
}
