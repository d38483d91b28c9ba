/** Collects events, and lets a test wait for them. */
export function inbox<T>() {
  const all: T[] = []
  let nextIndex = 0
  let wake = () => {}
  const add = (event: T) => {
    all.push(event)
    wake()
  }
  /** Waits until `find` returns an event. */
  const waitFor = async (find: () => T | undefined): Promise<T> => {
    for (;;) {
      const event = find()
      if (event !== undefined) return event
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  /** Each call returns the next event, in order of arrival, and waits until there is one. */
  const next = async (): Promise<T> => {
    const event = await waitFor(() => all[nextIndex])
    nextIndex += 1
    return event
  }
  const first = (isWanted: (event: T) => boolean) => waitFor(() => all.find(isWanted))
  return { all, add, next, first }
}
