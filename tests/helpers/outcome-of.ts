import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Waits until a process with piped output has ended. @returns its exit code, and stdout and stderr together */
export async function outcomeOf(
  child: ChildProcess,
): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, output }
}
