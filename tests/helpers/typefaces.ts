import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Typeface, readTypeface } from '../../src/features/documents/filled-pack/true-type.ts'

const folder = path.resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource/source-sans-3/files',
)

/** A part of the documents' typeface, such as "latin". */
export async function typeface(part: string): Promise<Typeface> {
  const file = path.join(folder, `source-sans-3-${part}-400-normal.woff`)
  return await readTypeface(new Uint8Array(await readFile(file)))
}

/** All parts, that with most letters first. */
export async function allTypefaces(): Promise<Typeface[]> {
  const names = await Array.fromAsync(glob('*-400-normal.woff', { cwd: folder }))
  const parts = names.map((name) => /source-sans-3-(.*)-400-normal\.woff/.exec(name)?.[1] ?? '')
  return await Promise.all(
    ['latin', ...parts.filter((part) => part !== 'latin').toSorted()].map(typeface),
  )
}
