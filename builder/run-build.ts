/** Runs a build with the tasks that all builds share: the lock, the summary, the status, the alarm, the exit code. */
import { mkdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { withLock } from './folder-lock.ts'
import { readConfiguration, readEnvironment } from './configuration.ts'
import { outDir } from './build-folder.ts'
import { RefusedError } from './prerender/content-guard.ts'
import {
  type BuildStatus,
  EXIT_CODE_WITH_NOTICES,
  sendAlarm,
  writeStatus,
} from './report/build-status.ts'
import { type BuildNotice, noticeLine, operatorMessage } from './report/notices.ts'

const FAILED: BuildNotice = {
  artefact: '/',
  document: null,
  field: null,
  problem: 'The last build failed, so the site still shows what was published before.',
  remedy: 'Tell whoever maintains the site; the log of the build says why it failed.',
}

/**
 * Runs a build under the lock of the build folder, and prints its notices or why it failed. The exit code is 0 if
 * everything could be updated, 2 if there are notices, and 1 if the whole build failed.
 *
 * @param work builds the site; returns a notice for everything that could not be updated, such as a page or an image
 */
export async function runBuild(work: () => Promise<readonly BuildNotice[]>): Promise<void> {
  // Without this flag V8 takes 650 MB instead of 450, and is no faster.
  setFlagsFromString('--semi-space-growth-factor=1')
  try {
    const { siteUrl } = readConfiguration()
    await mkdir(outDir, { recursive: true })
    const printWaiting = () => console.log(`Another build uses ${outDir}; this build waits for it.`)
    await withLock(outDir, printWaiting, async () => {
      const notices = await work()
      const state = notices.length > 0 ? 'kept-back' : 'ok'
      await report({ state, notices }, siteUrl, null)
      if (state === 'ok') return
      const head = `Kept back (${notices.length}), while the rest of the site was updated:`
      console.error([head, ...notices.map(noticeLine)].join('\n  '))
      process.exitCode = EXIT_CODE_WITH_NOTICES
    })
  } catch (error) {
    const sentence = operatorMessage(error, outDir)
    console.error(sentence ?? error)
    const notice = error instanceof RefusedError ? error.notice : FAILED
    const site = readEnvironment()['VITE_SITE_URL'] ?? 'The site'
    await report({ state: 'failed', notices: [notice] }, site, sentence ?? String(error))
    process.exit(1)
  }
}

async function report(status: BuildStatus, site: string, reason: string | null): Promise<void> {
  const isNews = await writeStatus(outDir, status).catch((error: unknown) => {
    console.error(`The status of the build can’t be written: ${String(error)}`)
    return true
  })
  const { BUILD_ALARM_URL: url } = readEnvironment()
  if (isNews) await sendAlarm(url, { site, reason, ...status })
}
