/**
 * React Query options of every call: it is sent at once, and once. Nothing is sent again without the
 * visitor's asking, nor held back until a browser that takes itself for offline is online.
 */
export const requestOptions = { retry: false, networkMode: 'always' } as const
