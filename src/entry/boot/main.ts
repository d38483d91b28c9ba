/**
 * The first script of every page, inlined by the build. It loads the app when the page is idle, and defers submits
 * until the app runs. If the app can't be loaded, the script keeps what was typed and shows a notice. The script is
 * compiled for older browsers than the app is: import only code that those browsers can run.
 */
import { type AppHooks, startBoot } from './start-boot.ts'

type AppModule = { startApp: (hooks: AppHooks) => Promise<void> }

/** The element to which the build has added the address of the app's entry module. */
const script = document.querySelector('[data-app]')

function start() {
  startBoot(supportsApp(), !!document.querySelector('[data-page]'), async (hooks, attempt) => {
    const address = script && script.getAttribute('data-app')
    // Each retry uses a new address, because some browsers cache the failure to load a module.
    const app: AppModule = await import(/* @vite-ignore */ address + (attempt ? `?${attempt}` : ''))
    await app.startApp(hooks)
  })
}

// Starting earlier would delay the first paint, and visitors can't act before it.
requestAnimationFrame(() => setTimeout(start))

/**
 * Whether this browser can run the app: Chrome 92, Firefox 90, Safari 15.4 and later (see `target` in vite.config.ts).
 * These are the first versions with `Array.prototype.at`. Older browsers don't start the app, because React would
 * remove the prerendered page when the code fails.
 */
function supportsApp(): boolean {
  return 'at' in Array.prototype
}
