/** Collects events, and lets a test wait for them. */
export function inbox<T>() {
  const all: T[] = []
  let taken = 0
  let wake = () => {}
  const add = (event: T) => {
    all.push(event)
    wake()
  }
  /** Waits until `find` returns an event. */
  const awaited = async (find: () => T | undefined): Promise<T> => {
    for (;;) {
      const event = find()
      if (event !== undefined) return event
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  /** The oldest event that has not been taken yet. */
  const next = async (): Promise<T> => {
    const event = await awaited(() => all[taken])
    taken += 1
    return event
  }
  const first = (isWanted: (event: T) => boolean) => awaited(() => all.find(isWanted))
  return { all, add, next, first }
}
