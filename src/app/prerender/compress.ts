import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Puts `.br` and `.gz` beside every compressible file below `folder`, for hosts that serve them. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.{html,js,css,svg,json,xml,txt}', { cwd: folder }))
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content, { params: size })),
    writeFile(`${file}.gz`, await gzipped(content, { level: 9 })),
  ])
}
