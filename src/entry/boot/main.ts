/**
 * The first script of every page. The build writes it into the page itself, so that it can't fail to
 * load. It loads the app, and sees to it that nothing is lost in silence where the app can't be had. It
 * is compiled for older browsers than the app, and shares no code with it but what is imported here.
 */
import { type AppHooks, startBoot } from './start-boot.ts'
import { supportsApp } from './supports-app.ts'

type AppModule = { startApp: (hooks: AppHooks) => Promise<void> }

/** Where the app's entry module is; the build knows. */
const address = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? ''

startBoot(supportsApp(), async (hooks, attempt) => {
  // Some browsers remember for an address that it could not be loaded.
  const again = attempt === 0 ? '' : `?${attempt}`
  const app: AppModule = await import(/* @vite-ignore */ address + again)
  await app.startApp(hooks)
})
