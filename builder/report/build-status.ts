/** Reports the outcome of a build: in a file beside the site, in a public copy for the Studio, and as an alarm. */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildNotice, noticeLine } from './notices.ts'

export const STATUS_FILE = 'build-status.json'

export type BuildStatus = {
  /** `kept-back`: built, except for what the notices name; `failed`: the site is unchanged. Also see `writeWaiting`. */
  state: 'ok' | 'kept-back' | 'failed'
  notices: readonly BuildNotice[]
}

/**
 * Writes the status if it has changed. The status contains no time, so it is the same for builds of the same content.
 *
 * @returns whether the operator needs to know: the status has changed, or a first build was not fully successful
 */
export async function writeStatus(outDir: string, status: BuildStatus): Promise<boolean> {
  const content = JSON.stringify(status)
  const lastStatus = path.join(outDir, STATUS_FILE)
  const isNews = existsSync(lastStatus)
    ? (await readFile(lastStatus, 'utf8')) !== content
    : status.state !== 'ok'
  for (const folder of [outDir, path.join(outDir, 'site')]) await putStatus(outDir, folder, content)
  return isNews
}

const WAITING: BuildNotice = {
  artefact: '/',
  document: null,
  field: null,
  problem: 'Your change is not on the site yet: the build was interrupted.',
  remedy:
    'It is tried again automatically. If this message does not go away, tell whoever maintains the site.',
}

/**
 * Writes the state `waiting` into the site's status: a build was interrupted and will be tried again. The file beside
 * the site does not change: the next build compares its outcome with that file.
 */
export async function writeWaiting(outDir: string): Promise<void> {
  const content = JSON.stringify({ state: 'waiting', notices: [WAITING] })
  await putStatus(outDir, path.join(outDir, 'site'), content)
}

async function putStatus(outDir: string, folder: string, content: string): Promise<void> {
  if (!existsSync(folder)) return
  const file = path.join(folder, STATUS_FILE)
  if (existsSync(file) && (await readFile(file, 'utf8')) === content) return
  await writeFile(`${outDir}/${STATUS_FILE}.next`, content)
  await rename(`${outDir}/${STATUS_FILE}.next`, file)
}

/** Exit code of a build that succeeded except for what its notices name. */
export const EXIT_CODE_WITH_NOTICES = 2

/** Timeout of the request that sends an alarm. */
const ALARM_TIMEOUT_MS = 60_000

/** The outcome of a build, the site's public address, and why the build failed. */
type Outcome = BuildStatus & { site: string; reason: string | null }

/**
 * Posts the outcome of a build as JSON. `text` is the message that chat tools with incoming webhooks show. Never
 * throws: errors are printed.
 *
 * @param url `BUILD_ALARM_URL`; if it is not set, nothing is sent
 */
export async function sendAlarm(
  url: string | undefined,
  { site, state, reason, notices }: Outcome,
  timeoutMs = ALARM_TIMEOUT_MS,
): Promise<void> {
  if (!url) return
  const lines = reason === null ? notices.map(noticeLine) : [reason]
  const text = [`${site}: ${HEADLINES[state]}`, ...lines].join('\n')
  const body = JSON.stringify({ text, site, state, reason, notices })
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!ok) console.error(`BUILD_ALARM_URL answered ${status}: the alarm may not have arrived.`)
  } catch (error) {
    // The address can contain a secret, and the error of a malformed address repeats it.
    const problem = (error instanceof Error ? error.message : String(error)).replaceAll(url, '…')
    console.error(`BUILD_ALARM_URL can’t be reached (${problem}): the alarm was not sent.`)
  }
}

const HEADLINES: Record<BuildStatus['state'], string> = {
  ok: 'built completely.',
  'kept-back': 'built, except for the following.',
  failed: 'not built. The site stays as it was.',
}
