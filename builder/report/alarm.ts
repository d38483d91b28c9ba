/** Alerts the operator that a build is incomplete. */
import type { BuildStatus } from './build-status.ts'
import { noticeLine } from './notices.ts'

/** Milliseconds after which the build no longer waits for an answer. */
const TIMEOUT_MS = 60_000

/** The outcome of a build, the site's public address, and why the build failed. */
type Outcome = BuildStatus & { site: string; reason: string | null }

/**
 * Posts the outcome of a build as JSON. Chat tools with incoming webhooks show `text`, the whole message. Never throws:
 * errors are printed.
 *
 * @param url `BUILD_ALARM_URL`; nothing is sent without one
 */
export async function sendAlarm(
  url: string | undefined,
  { site, state, reason, notices }: Outcome,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (!url) return
  const body = JSON.stringify({
    text: [
      `${site}: ${HEADLINES[state]}`,
      ...(reason === null ? notices.map(noticeLine) : [reason]),
    ].join('\n'),
    site,
    state,
    reason,
    notices,
  })
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!ok) console.error(`BUILD_ALARM_URL answered ${status}: the alarm may not have arrived.`)
  } catch (error) {
    // Without the address, which may hold a secret.
    const problem = error instanceof Error ? error.message : String(error)
    console.error(`BUILD_ALARM_URL can’t be reached (${problem}): the alarm was not sent.`)
  }
}

const HEADLINES: Record<BuildStatus['state'], string> = {
  ok: 'built without notices again.',
  'kept-back': 'built, except for what follows.',
  failed: 'not built. The site stays as it was.',
}
