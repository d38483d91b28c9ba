/** Loads the renderer that Vite has compiled. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { outDir } from '../paths.ts'
import type * as Render from './render.tsx'

export type Renderer = typeof Render

/** Without a query in the address: the renderer's chunks import it too, and would get a second instance. */
export async function loadRenderer(): Promise<Renderer> {
  return await import(pathToFileURL(path.join(outDir, 'prerender/render.mjs')).href)
}
