import type { Task } from './run-in-parallel.ts'

/** All static checks, the slowest first. */
export const CHECKS: readonly Task[] = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'unused code', script: 'unused' },
  { name: 'generated types', script: 'typegen:check' },
  { name: 'formatting', script: 'format:check' },
  { name: 'licences', script: 'licences' },
]
