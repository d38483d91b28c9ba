/** What `use` returns; undefined where storage is blocked (reading throws), full (writing throws) or damaged. */
export function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
