import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { join } from 'node:path'
import { badRequest } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import type { ImageInfo } from './image-info.ts'

/** An SVG of a hundred bytes can take hours to render, and only ending the process interrupts that. */
const MAX_MILLISECONDS = 10_000
const AT_ONCE = 2

const PROGRAM = join(import.meta.dirname, 'draw.ts')

let running = 0
const waiting: (() => void)[] = []

/**
 * `readImage` for an SVG, in a process of its own.
 *
 * @throws LakeError 400 for an SVG that can't be rendered, or takes too long
 */
export async function readDrawing(bytes: Uint8Array): Promise<ImageInfo> {
  const info: unknown = JSON.parse((await draw(['describe'], bytes)).toString())
  if (!isImageInfo(info)) throw new Error('No description of an image')
  return info
}

/**
 * `transformImage` for an SVG, in a process of its own.
 *
 * @param search the parameters of the image's URL, a format among them
 * @throws LakeError 400 as `readDrawing`
 */
export async function transformDrawing(bytes: Uint8Array, search: string): Promise<Uint8Array> {
  return draw(['transform', search], bytes)
}

async function draw(task: readonly string[], bytes: Uint8Array): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await run(task, bytes)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function run(task: readonly string[], bytes: Uint8Array): Promise<Buffer> {
  const child = spawn(process.execPath, [PROGRAM, ...task], {
    timeout: MAX_MILLISECONDS,
    killSignal: 'SIGKILL',
  })
  const exited = new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
  // A child that stops reading has failed and says why on standard error.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  const [isDone, drawn, said] = await Promise.all([
    exited,
    buffer(child.stdout),
    text(child.stderr),
  ])
  if (isDone) return drawn
  const reason = child.killed ? `it takes longer than ${MAX_MILLISECONDS / 1000} s to draw` : said
  throw badRequest(`Invalid image, could not be drawn: ${reason.trim()}`)
}

function isImageInfo(value: unknown): value is ImageInfo {
  return (
    isJsonObject(value) &&
    typeof value['width'] === 'number' &&
    typeof value['height'] === 'number' &&
    typeof value['extension'] === 'string' &&
    typeof value['mimeType'] === 'string' &&
    isJsonObject(value['metadata'])
  )
}
