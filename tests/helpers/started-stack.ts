/** Runs the whole stack (`npm start` or `npm run dev`) in a separate process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bareEnvironment } from './bare-environment.ts'

export type StartedStack = {
  process: ChildProcess
  /** Output so far: stdout and stderr. */
  output: () => string
}

/**
 * Starts the stack and waits for the line `ready`.
 *
 * @param environment the variables that set its ports and its data folder
 * @param script `start.ts` for `npm start`, `dev.ts` for `npm run dev`
 * @param root where the source is: the working tree, or a copy of it
 * @throws with the output, if the stack exits before it is ready
 */
export async function startStack(
  environment: Record<string, string>,
  script: 'start.ts' | 'dev.ts' = 'start.ts',
  root = path.resolve(import.meta.dirname, '../..'),
): Promise<StartedStack> {
  const stack = spawn(process.execPath, [`sandbox/start/${script}`], {
    cwd: root,
    env: { ...bareEnvironment, ...environment },
  })
  let output = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [stack.stdout, stack.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/^ready$/m.test(output)) ready.resolve()
    })
  stack.on('exit', (code) =>
    ready.reject(new Error(`The stack ended with ${code} before it was ready: ${output}`)),
  )
  await ready.promise
  return { process: stack, output: () => output }
}

/** Ends the stack and its child processes; returns its exit code. */
export async function endStack(
  { process: stack }: StartedStack,
  signal: NodeJS.Signals,
): Promise<number | null> {
  // Already exited: there will be no exit event.
  if (stack.exitCode !== null || stack.signalCode !== null) return stack.exitCode
  const exited = once(stack, 'exit')
  stack.kill(signal)
  const [code] = await exited
  return code
}
