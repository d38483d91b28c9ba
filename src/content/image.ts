import { configuration } from '../configuration/configuration.ts'
import { visibleArea, heightOf } from './image-area.ts'
import type { ContentImage } from './image-field.ts'
import { imageOrigin } from './lake-origin.ts'

/** Widths in CSS pixels at which a page offers a photograph. */
const WIDTHS = [480, 800, 1200]

/** One file of an image: its name in the build's snapshot, its address on the lake, its size. */
export type ImageFile = { name: string; url: string; width: number; height: number }

/**
 * The files of an image that a browser can choose from, narrowest first. Photographs are cropped to the area that
 * editors chose. A drawing has a single file.
 */
export function imageFiles(content: ContentImage): ImageFile[] {
  const { path, width, height } = content
  const url = `${imageOrigin(configuration.sanity)}/${path}`
  const name = path.slice(path.lastIndexOf('/') + 1)
  // The build cleans the file (clean-svg.ts). It needs a new name, because browsers cache the original file forever.
  if (name.endsWith('.svg'))
    return [{ name: name.replace(/\.svg$/, '-clean.svg'), url, width, height }]

  const frame = visibleArea(content)
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
