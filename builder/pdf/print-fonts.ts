/**
 * The site's typefaces as Chromium can embed them. Of a variable font it embeds each glyph as a drawing
 * (Type 3), of a static one a subset that readers show and search better, in half the size.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FACES = [
  ['Archivo', 600, 'archivo/files/archivo-latin-600-normal'],
  ['Archivo', 700, 'archivo/files/archivo-latin-700-normal'],
  ['Source Sans 3', 400, 'source-sans-3/files/source-sans-3-latin-400-normal'],
  ['Source Sans 3', 600, 'source-sans-3/files/source-sans-3-latin-600-normal'],
  ['IBM Plex Mono', 400, 'ibm-plex-mono/files/ibm-plex-mono-latin-400-normal'],
  ['IBM Plex Mono', 500, 'ibm-plex-mono/files/ibm-plex-mono-latin-500-normal'],
] as const

/** Style rules that hold the typefaces themselves. */
export async function printFontFaces(): Promise<string> {
  const rules = FACES.map(async ([family, weight, file]) => {
    const address = import.meta.resolve(`@fontsource/${file}.woff2`)
    const data = (await readFile(fileURLToPath(address))).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
  })
  return (await Promise.all(rules)).join('')
}
