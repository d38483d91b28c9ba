/**
 * A signal that aborts when the time is up or when the given one aborts. Browsers before Chrome 116 have
 * no `AbortSignal.any`, and before Chrome 103 no `AbortSignal.timeout`.
 */
export function timeLimit(milliseconds: number, given?: AbortSignal): AbortSignal {
  const limit = new AbortController()
  const timer = setTimeout(
    () => limit.abort(new DOMException('The time is up', 'TimeoutError')),
    milliseconds,
  )
  const follow = () => {
    clearTimeout(timer)
    limit.abort(given?.reason)
  }
  if (given?.aborted) follow()
  else given?.addEventListener('abort', follow)
  return limit.signal
}
