/**
 * The first script of every page. The build inlines it, so that it can't fail to load. It loads the app,
 * and saves forms and informs the visitor when the app can't be loaded. It is compiled for older browsers
 * than the app, and must import nothing that the older ones can't run.
 */
import { type AppHooks, startBoot } from './start-boot.ts'
import { supportsApp } from './supports-app.ts'

type AppModule = { startApp: (hooks: AppHooks) => Promise<void> }

/** Address of the app's entry module, written by the build. */
const address = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? ''

startBoot(supportsApp(), async (hooks, attempt) => {
  // Some browsers cache the failure of a module by its address.
  const again = attempt === 0 ? '' : `?${attempt}`
  const app: AppModule = await import(/* @vite-ignore */ address + again)
  await app.startApp(hooks)
})
