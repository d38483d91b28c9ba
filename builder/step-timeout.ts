/** Timeout in milliseconds for each step of a build. Far more than a step takes on a busy machine. */
export const STEP_TIMEOUT_MS = 10 * 60_000
