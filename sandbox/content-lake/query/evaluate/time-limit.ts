const CALLS_BETWEEN_LOOKS = 4096

/**
 * A function to call often, which throws when `milliseconds` have passed.
 *
 * @param now a monotonic clock
 */
export function timeLimit(milliseconds: number, now = () => performance.now()): () => void {
  const end = now() + milliseconds
  let calls = 0
  return () => {
    calls += 1
    if (calls % CALLS_BETWEEN_LOOKS === 0 && now() > end) {
      throw new Error(`The query took longer than ${milliseconds} ms`)
    }
  }
}
