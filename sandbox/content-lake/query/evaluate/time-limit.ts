import { QueryLimitError } from '../../errors.ts'

const CALLS_BETWEEN_LOOKS = 4096

/**
 * A function to call often, which throws when `milliseconds` have passed.
 *
 * @param now a clock that does not go back; the CPU time of this thread, which others on a busy machine
 * don't use up, when left out
 */
export function timeLimit(milliseconds: number, now = cpuTime): () => void {
  const end = now() + milliseconds
  let calls = 0
  return () => {
    calls += 1
    if (calls % CALLS_BETWEEN_LOOKS === 0 && now() > end) {
      throw new QueryLimitError(`The query takes longer than ${milliseconds / 1000} seconds`)
    }
  }
}

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
