/**
 * Runs `task` with a signal that aborts when `signal` aborts, or once `milliseconds` have passed.
 * `AbortSignal.any` and `AbortSignal.timeout` do the same, but older browsers lack them.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  signal: AbortSignal | null,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    return await task(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Returns a signal that aborts after `milliseconds`, like `AbortSignal.timeout`, which older browsers lack. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
