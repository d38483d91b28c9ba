/**
 * Options of every call: sent immediately, or it fails immediately. No automatic retries, and no waiting while
 * the browser reports that it is offline.
 */
export const failAtOnce = { retry: false, networkMode: 'always' } as const
