/** The renderer that Vite compiled, with what tells one version of it from another. */
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { outDir } from '../paths.ts'
import type * as Render from './render.tsx'

export type Renderer = Pick<
  typeof Render,
  | 'configuration'
  | 'documentAnswer'
  | 'documentNames'
  | 'pdfs'
  | 'readAnswers'
  | 'readInventory'
  | 'readSettings'
  | 'registerFacts'
  | 'registerPdfs'
  | 'renderDocument'
  | 'renderPage'
  | 'studioUrl'
>

const folder = path.join(outDir, 'prerender')

/** Its chunks import it by this very address, so no query in it. */
export async function loadRenderer(): Promise<Renderer> {
  return await import(pathToFileURL(path.join(folder, 'render.js')).href)
}

/** Hash of the code that makes pages, and of whatever else goes into each of them. */
export async function madeBy(...more: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(more))
  const names = await Array.fromAsync(glob('**/*.js', { cwd: folder }))
  for (const name of names.toSorted()) hash.update(await readFile(path.join(folder, name)))
  hash.update(await readFile(path.join(import.meta.dirname, 'page-html.ts')))
  return hash.digest('hex')
}
