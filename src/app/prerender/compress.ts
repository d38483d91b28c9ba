import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt)$/

/** The compressed forms of a file that stand beside it, for hosts that serve them. */
export function compressedForms(file: string): string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : []
}

/** Writes the compressed forms of a file, if it has any. */
export async function writeCompressedForms(file: string, content: Uint8Array): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params })),
    writeFile(`${file}.gz`, await gzipped(content, { level: 9 })),
  ])
}
