/**
 * The first script of every page, inlined by the build. It loads the app when the page is idle, holds submits until then,
 * and keeps forms and tells the visitor if the app can't be loaded. It is compiled for older browsers than the app, and
 * must import nothing that these can't run.
 */
import { type AppHooks, startBoot } from './start-boot.ts'

type AppModule = { startApp: (hooks: AppHooks) => Promise<void> }

/** Has the address of the app's entry module, written by the build. */
const script = document.querySelector('[data-app]')

function start() {
  startBoot(supportsApp(), !!document.querySelector('[data-page]'), async (hooks, attempt) => {
    const address = script && script.getAttribute('data-app')
    // Some browsers cache the failure of a module by its address.
    const app: AppModule = await import(/* @vite-ignore */ address + (attempt ? `?${attempt}` : ''))
    await app.startApp(hooks)
  })
}

// After the first paint, which it would delay: before it there is nothing that a visitor could act on.
requestAnimationFrame(() => setTimeout(start))

/**
 * Whether this browser has all that the app's code relies on: Chrome 92, Firefox 90, Safari 15.4 and later
 * (the `target` in vite.config.ts), which are those that have this method. In an older one the app is not
 * started, since React would remove the prerendered page when the code fails.
 */
function supportsApp(): boolean {
  return 'at' in Array.prototype
}
