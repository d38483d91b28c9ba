/** Checks a picture before the upload. */

const MAX_BYTES = 20_000_000
const MAX_PIXELS = 50_000_000

/** `signature` matches the first bytes of a file. */
type Format = { readonly type: string; readonly name: string; readonly signature: RegExp }

const FORMATS: readonly Format[] = [
  { type: 'image/png', name: 'PNG', signature: /^\x89PNG/ },
  { type: 'image/jpeg', name: 'JPEG', signature: /^\xFF\xD8\xFF/ },
  { type: 'image/gif', name: 'GIF', signature: /^GIF8/ },
  { type: 'image/webp', name: 'WebP', signature: /^RIFF[^]{4}WEBP/ },
  { type: 'image/avif', name: 'AVIF', signature: /^[^]{4}ftypavi[fs]/ },
  {
    type: 'image/svg+xml',
    name: 'SVG',
    signature: /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i,
  },
]

export type Size = { readonly width: number; readonly height: number }

/**
 * @param sizeOf reads width and height; resolves to null if the browser can't show the picture
 * @returns a message for the editor; null if the picture can be uploaded
 */
export async function pictureProblem(
  file: File,
  sizeOf: (file: File) => Promise<Size | null>,
): Promise<string | null> {
  const { name } = file
  if (file.size === 0) return `“${name}” is empty. Save the picture again, and choose the new file.`
  if (file.size > MAX_BYTES)
    return `“${name}” has ${inMillions(file.size)} MB; the limit is 20. Save it as JPEG, or make it smaller.`
  const firstBytes = String.fromCodePoint(...new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  const format = FORMATS.find(({ signature }) => signature.test(firstBytes))
  if (!format)
    return `“${name}” is not a picture that the site can show. Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.`
  if (file.type !== '' && file.type !== format.type)
    return `“${name}” is named like another kind of file: its format is ${format.name}. Rename it, or save it again as ${format.name}.`
  const size = await sizeOf(file)
  if (size === null) return `“${name}” is damaged. Open it in another program and save it again.`
  const pixels = size.width * size.height
  return pixels > MAX_PIXELS
    ? `“${name}” has ${inMillions(pixels)} million pixels (${size.width} × ${size.height}), and the limit is 50. Make it smaller: 3,000 pixels wide is plenty.`
    : null
}

function inMillions(count: number): string {
  return Math.ceil(count / 1_000_000).toLocaleString('en')
}

export async function sizeInBrowser(file: File): Promise<Size | null> {
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    const loaded = await new Promise<boolean>((resolve) => {
      picture.addEventListener('load', () => resolve(true))
      picture.addEventListener('error', () => resolve(false))
    })
    return loaded ? { width: picture.naturalWidth, height: picture.naturalHeight } : null
  } finally {
    URL.revokeObjectURL(url)
  }
}
