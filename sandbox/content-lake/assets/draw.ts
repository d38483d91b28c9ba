/** Worker process of `drawings.ts`: renders one SVG at a time, and exits if an SVG takes too long. */
import { badRequest } from '../errors.ts'
import type { DrawResult, DrawReply, DrawRequest } from './drawings.ts'
import { describeImage } from './image-metadata.ts'
import { parseTransform } from './transform-parameters.ts'
import { chooseFormat, transformImage } from './transform.ts'

/** How often the used CPU time is checked. */
const CHECK_INTERVAL_MS = 100

process.on('message', (request: DrawRequest) => void answer(request))
process.on('disconnect', end)

async function answer(request: DrawRequest): Promise<void> {
  const limit = limitTime(request.cpuMilliseconds)
  try {
    reply({ type: 'drawn', result: await draw(request) })
  } catch (error) {
    reply({ type: 'refusal', message: error instanceof Error ? error.message : String(error) })
  } finally {
    clearInterval(limit)
  }
}

async function draw({ bytes, search }: DrawRequest): Promise<DrawResult> {
  if (search === null) return describeImage(bytes)
  const transform = parseTransform(new URLSearchParams(search))
  if (!transform) throw badRequest('No transform was asked for')
  return transformImage(bytes, transform, chooseFormat(transform, 'svg', ''))
}

/** Ends the process after this much CPU time. A timer can do that, because rendering runs on other threads. */
function limitTime(milliseconds: number): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > milliseconds) reply({ type: 'tooLong' }, end)
  }, CHECK_INTERVAL_MS)
}

function reply(message: DrawReply, then: () => void = () => {}): void {
  process.send?.(message, then)
}

/** Kills the process, because `process.exit` would wait for the rendering. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
