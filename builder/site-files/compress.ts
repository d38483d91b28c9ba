import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '../sha256.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /(?<!(?:^|\/)build-status)\.(html|js|css|svg|json|xml|txt)$/

/** Names of the compressed forms of a file, for hosts that serve precompressed files. */
export function compressedForms(file: string): string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : []
}

/** Writes compressed forms. All pages of the preview are the same bytes, so each content is compressed once. */
export class Compressor {
  readonly #done = new Map<string, Promise<[brotli: Buffer, gzip: Buffer]>>()

  /** Writes the compressed forms of a file beside it, if it has any. */
  async write(file: string, content: Uint8Array): Promise<void> {
    const names = compressedForms(file)
    if (names.length === 0) return
    const hash = sha256(content)
    const done = this.#done.get(hash) ?? compress(content)
    this.#done.set(hash, done)
    const forms = await done
    await Promise.all(names.map(async (name, index) => await writeFile(name, forms[index] ?? '')))
  }
}

async function compress(content: Uint8Array): Promise<[brotli: Buffer, gzip: Buffer]> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  }
  return [await brotli(content, { params }), await gzipped(content, { level: 9 })]
}

/**
 * Bits of the window that holds a whole file. Brotli reserves memory by it: with its default of 22 bits each
 * file takes 40 MB at the best quality.
 */
function windowFor(size: number): number {
  const bits = Math.ceil(Math.log2(size + 16))
  return Math.min(Math.max(bits, 18), constants.BROTLI_DEFAULT_WINDOW)
}
