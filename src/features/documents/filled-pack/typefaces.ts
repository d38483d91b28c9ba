/** The typeface of the documents, in the parts that it comes in, each with the letters of some scripts. */
import cyrillic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff?url'
import cyrillicExt from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-400-normal.woff?url'
import greek from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff?url'
import greekExt from '@fontsource/source-sans-3/files/source-sans-3-greek-ext-400-normal.woff?url'
import latin from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url'
import latinExt from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url'
import vietnamese from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff?url'
import type { LoadTypefaces } from './fill-form.ts'
import { readTypeface } from './true-type.ts'

/** Most names need only the first; the others together are some 90 KB. */
const GROUPS = [[latin], [latinExt, vietnamese, greek, greekExt, cyrillic, cyrillicExt]]

export function typefaceLoaders(
  download: (address: string) => Promise<Uint8Array<ArrayBuffer>>,
): LoadTypefaces {
  return GROUPS.map((addresses) => async () => {
    const files = await Promise.all(addresses.map(download))
    return await Promise.all(files.map(readTypeface))
  })
}
