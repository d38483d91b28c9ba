/** Loads the renderer that Vite has compiled, and hashes it. */
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
  | 'lastChangesOf'
  | 'outside'
  | 'pdfs'
  | 'readAnswers'
  | 'readDocuments'
  | 'readInventory'
  | 'readRedirects'
  | 'readSettings'
  | 'readShared'
  | 'registerContentTime'
  | 'registerFacts'
  | 'registerPdfs'
  | 'renderDocument'
  | 'renderPage'
  | 'studioUrl'
>

const folder = path.join(outDir, 'prerender')

/** Without a query in the address: the renderer's chunks import it too, and would get a second instance. */
export async function loadRenderer(): Promise<Renderer> {
  return await import(pathToFileURL(path.join(folder, 'render.mjs')).href)
}

/** Hash of the code that renders pages and documents: when it changes, all of them are rendered again. */
export async function rendererHash(): Promise<string> {
  const hash = createHash('sha256')
  const names = await Array.fromAsync(glob('**/*.mjs', { cwd: folder }))
  for (const name of names.toSorted()) hash.update(await readFile(path.join(folder, name)))
  hash.update(await readFile(path.join(import.meta.dirname, 'page-html.ts')))
  return hash.digest('hex')
}
