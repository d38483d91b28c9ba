/** Timeout in milliseconds for each step of a build. Far more than a step takes on a busy machine. */
export const LONGEST_WAIT = 10 * 60_000
