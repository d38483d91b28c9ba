/**
 * For every call: sent when it is asked for, or it fails at once. Nothing is sent again behind the
 * visitor's back, nor held until a browser that thinks itself offline thinks otherwise.
 */
export const failAtOnce = { retry: false, networkMode: 'always' } as const
