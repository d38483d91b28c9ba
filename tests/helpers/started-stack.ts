/** The whole stack, as `npm start` or `npm run dev` runs it, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bareEnvironment } from './bare-environment.ts'

export type StartedStack = {
  process: ChildProcess
  /** What it has said so far. */
  said: () => string
}

/**
 * Starts the stack and waits until it says that it is ready.
 *
 * @param environment its ports and its folder for data
 * @param script of `npm start`, or `dev.ts`
 * @throws with what it said, when it ends before
 */
export async function startStack(
  environment: Record<string, string>,
  script: 'start.ts' | 'dev.ts' = 'start.ts',
): Promise<StartedStack> {
  const stack = spawn(process.execPath, [`sandbox/start/${script}`], {
    cwd: path.resolve(import.meta.dirname, '../..'),
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
  return { process: stack, said: () => output }
}

/** Ends it and all that it has started; answers its exit code. */
export async function endStack(
  { process: stack }: StartedStack,
  signal: NodeJS.Signals,
): Promise<number | null> {
  // One that ended by itself has no end to wait for.
  if (stack.exitCode !== null || stack.signalCode !== null) return stack.exitCode
  const exited = once(stack, 'exit')
  stack.kill(signal)
  const [code] = await exited
  return code
}
