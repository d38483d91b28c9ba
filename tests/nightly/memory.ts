import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** The present memory of a process, in megabytes. */
export function memoryOf({ pid }: ChildProcess): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024)
}
