import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** Megabytes of memory that a process has just now. */
export function memoryOf({ pid }: ChildProcess): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024)
}
