import { configuration } from '../configuration/configuration.ts'
import { visibleArea, heightForWidth } from './image-area.ts'
import type { ContentImage } from './image-field.ts'
import { imageOrigin } from './lake-origin.ts'

/** Widths in pixels of a photograph's files. A further file is as wide as the visible area, up to 1600 pixels. */
const WIDTHS = [480, 800, 1200]

/** A file of an image: its name in the site's `media/`, its address on the lake, its size in pixels. */
export type ImageFile = { name: string; url: string; width: number; height: number }

/**
 * The files of an image, narrowest first. The browser chooses one of them. Photographs are cropped to `visibleArea`.
 * An SVG drawing has a single file.
 */
export function imageFiles(content: ContentImage): ImageFile[] {
  const { path, width, height } = content
  const url = `${imageOrigin(configuration.sanity)}/${path}`
  const name = path.slice(path.lastIndexOf('/') + 1)
  // `-clean` gives the file a new address: at the old one, browsers may have cached an unclean SVG (clean-svg.ts).
  if (name.endsWith('.svg'))
    return [{ name: name.replace(/\.svg$/, '-clean.svg'), url, width, height }]

  const area = visibleArea(content)
  const rect = [area.left, area.top, area.width, area.height]
  const widths = [...WIDTHS.filter((narrower) => narrower < area.width), Math.min(area.width, 1600)]
  return widths.map((fileWidth) => {
    const fileHeight = heightForWidth(fileWidth)
    return {
      name: `${name.replace(/\.\w+$/, '')}-${rect.join('-')}-w${fileWidth}.webp`,
      url: `${url}?rect=${rect.join(',')}&w=${fileWidth}&h=${fileHeight}&fit=crop&fm=webp&q=75`,
      width: fileWidth,
      height: fileHeight,
    }
  })
}
