/**
 * Whether this browser has all that the app's code relies on: Chrome 92, Firefox 90, Safari 15.4 and later
 * (the `target` in vite.config.ts), which are those that have this method. In an older one the app is not
 * started, since React would remove the prerendered page when the code fails.
 */
export function supportsApp(): boolean {
  return 'at' in Array.prototype
}
