/** The process that renders one SVG at a time (`drawings.ts`), and ends when one takes too long. */
import { badRequest } from '../errors.ts'
import type { Drawn, DrawReply, DrawRequest } from './drawings.ts'
import { describeImage } from './image-metadata.ts'
import { parseTransform } from './transform-parameters.ts'
import { chooseFormat, transformImage } from './transform.ts'

/** How often to look at the time that was used. */
const LOOK_MS = 100

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

async function draw({ bytes, search }: DrawRequest): Promise<Drawn> {
  if (search === null) return describeImage(bytes)
  const transform = parseTransform(new URLSearchParams(search))
  if (!transform) throw badRequest('No transform was asked for')
  return transformImage(bytes, transform, chooseFormat(transform, 'svg', ''))
}

/** Rendering runs on other threads: this one is free to look. */
function limitTime(milliseconds: number): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > milliseconds) reply({ type: 'tooLong' }, end)
  }, LOOK_MS)
}

function reply(message: DrawReply, then: () => void = () => {}): void {
  process.send?.(message, then)
}

/** Nothing else interrupts rendering: an exit would wait for it. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
