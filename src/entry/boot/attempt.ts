/** For storage: reading it throws where it is blocked, writing where it is full, and what it holds may be damaged. */
export function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
