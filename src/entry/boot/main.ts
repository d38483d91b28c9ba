/**
 * The first script of every page. The build inlines it, so that it can't fail to load. It loads the app when the
 * page is idle, holds submits until then, and saves forms and informs the visitor when the app can't be loaded. It is compiled for older browsers than the app, and must import nothing that the older ones
 * can't run.
 */
import { type AppHooks, startBoot } from './start-boot.ts'
import { supportsApp } from './supports-app.ts'

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
