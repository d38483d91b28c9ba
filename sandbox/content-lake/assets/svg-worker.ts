/** Worker process of `svg-renderer.ts`. Renders one SVG at a time, and ends if an SVG takes too much CPU time. */
import { badRequest } from '../errors.ts'
import type { WorkerResult, WorkerReply, WorkerRequest } from './svg-renderer.ts'
import { describeImage } from './image-metadata.ts'
import { parseTransform } from './transform-parameters.ts'
import { chooseFormat, transformImage } from './transform.ts'

/** Time between checks of the used CPU time. */
const CHECK_INTERVAL_MS = 100

process.on('message', (request: WorkerRequest) => void answer(request))
process.on('disconnect', killSelf)

async function answer(request: WorkerRequest): Promise<void> {
  const timer = limitCpuTime(request.cpuMilliseconds)
  try {
    reply({ type: 'done', result: await render(request) })
  } catch (error) {
    reply({ type: 'error', message: error instanceof Error ? error.message : String(error) })
  } finally {
    clearInterval(timer)
  }
}

async function render({ bytes, search }: WorkerRequest): Promise<WorkerResult> {
  if (search === null) return describeImage(bytes)
  const transform = parseTransform(new URLSearchParams(search))
  if (!transform) throw badRequest('No image parameters in the URL')
  return transformImage(bytes, transform, chooseFormat(transform, 'svg', ''))
}

/** Kills the process after this much CPU time. Rendering runs on other threads, so it does not block the timer. */
function limitCpuTime(milliseconds: number): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > milliseconds) reply({ type: 'tooLong' }, killSelf)
  }, CHECK_INTERVAL_MS)
}

function reply(message: WorkerReply, onSent: () => void = () => {}): void {
  process.send?.(message, onSent)
}

/** Uses SIGKILL, because `process.exit` would wait until the SVG is rendered. */
function killSelf(): void {
  process.kill(process.pid, 'SIGKILL')
}
