/**
 * Renders an SVG from standard input, in a process that can be killed (`drawing.ts`).
 *
 * `draw.ts describe` writes the metadata of the asset's document, `draw.ts transform <search>` the image
 * for these URL parameters. Errors go to standard error.
 */
import { buffer } from 'node:stream/consumers'
import { chooseFormat } from './encode.ts'
import { describeImage } from './image-metadata.ts'
import { parseTransform } from './transform-parameters.ts'
import { transformImage } from './transform.ts'

const [task, search = ''] = process.argv.slice(2)

async function result(): Promise<Uint8Array | string> {
  const bytes = await buffer(process.stdin)
  if (task === 'describe') return JSON.stringify(await describeImage(bytes))
  const transform = parseTransform(new URLSearchParams(search))
  if (!transform) throw new Error('No transform was asked for')
  return transformImage(bytes, transform, chooseFormat(transform, 'svg', ''))
}

try {
  process.stdout.write(await result())
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
