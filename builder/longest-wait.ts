/**
 * Milliseconds after which what the build waits for is taken to hang. A busy machine is no failure, so this is
 * far more than anything takes.
 */
export const LONGEST_WAIT = 10 * 60_000
