/** Where a page gets an image of the content lake from. */
import { configuration } from '../configuration/configuration.ts'
import { frameOf, heightOf } from './image-frame.ts'
import type { ContentImage } from './image-field.ts'
import { imageOrigin } from './lake-origin.ts'

/** Widths in CSS pixels at which a page offers a photograph. */
const WIDTHS = [480, 800, 1200]

/** One file of an image: its name in the build's snapshot, its address on the lake, its size. */
export type ImageFile = { name: string; url: string; width: number; height: number }

/**
 * The files a page may use for an image, narrowest first. A photograph's show the frame that its
 * editors chose, so a page need not know of it; a drawing has one file that fits every width.
 */
export function imageFiles(content: ContentImage): ImageFile[] {
  const { path, width, height } = content
  const url = `${imageOrigin(configuration.sanity)}/${path}`
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Named for what the build makes of it (clean-svg.ts), since files of one name are kept for good.
  if (name.endsWith('.svg'))
    return [{ name: name.replace(/\.svg$/, '-clean.svg'), url, width, height }]

  const frame = frameOf(content)
  const rect = [frame.left, frame.top, frame.width, frame.height]
  const widths = [
    ...WIDTHS.filter((narrower) => narrower < frame.width),
    Math.min(frame.width, 1600),
  ]
  return widths.map((fileWidth) => {
    const fileHeight = heightOf(fileWidth)
    return {
      name: `${name.replace(/\.\w+$/, '')}-${rect.join('-')}-w${fileWidth}.webp`,
      url: `${url}?rect=${rect.join(',')}&w=${fileWidth}&h=${fileHeight}&fit=crop&fm=webp&q=75`,
      width: fileWidth,
      height: fileHeight,
    }
  })
}
