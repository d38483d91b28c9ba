/**
 * Whether this browser has what the app's code uses without asking: Chrome 92, Firefox 90, Safari 15.4
 * and later (the `target` in vite.config.ts). In an older one the page stays as it was prerendered, for
 * code that fails half-way takes the page away.
 */
export function supportsApp(): boolean {
  return (
    'noModule' in HTMLScriptElement.prototype &&
    'at' in Array.prototype &&
    'replaceAll' in String.prototype &&
    typeof AbortController === 'function' &&
    typeof queueMicrotask === 'function'
  )
}
