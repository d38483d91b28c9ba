/** Timeout in milliseconds for an image download or one operation of a browser: far more than a busy machine needs. */
export const STEP_TIMEOUT_MS = 10 * 60_000
