/** Which part of a photograph is shown: editors say in the Studio what to crop and what matters most. */

/** Width to height of every photograph on the site, those of its drawings. */
const PROPORTION = 3 / 2

type Photograph = {
  width: number
  height: number
  /** What is cut off each side, as shares of the whole. */
  crop: { top: number; bottom: number; left: number; right: number } | null
  /** The point that matters most, as shares of the whole. */
  hotspot: { x: number; y: number } | null
}

/** In pixels of the photograph. */
export type Frame = { left: number; top: number; width: number; height: number }

/**
 * The largest frame that fits into what is left after cropping, as near to the hotspot as can be: the
 * rule of @sanity/image-url, which is what the Studio's own previews go by.
 */
export function frameOf({ width, height, crop, hotspot }: Photograph): Frame {
  const across = keptOf(width, crop?.left, crop?.right)
  const down = keptOf(height, crop?.top, crop?.bottom)
  const frameWidth = Math.min(across.length, Math.round(down.length * PROPORTION))
  const frameHeight = Math.min(down.length, heightOf(across.length))
  return {
    left: startOf(frameWidth, across, hotspot && hotspot.x * width),
    top: startOf(frameHeight, down, hotspot && hotspot.y * height),
    width: frameWidth,
    height: frameHeight,
  }
}

/** The height of a frame of some width. */
export function heightOf(width: number): number {
  return Math.max(1, Math.round(width / PROPORTION))
}

type Range = { start: number; length: number }

/** At least one pixel, whatever is cut off. */
function keptOf(whole: number, before = 0, after = 0): Range {
  const start = Math.min(Math.round(before * whole), whole - 1)
  return { start, length: Math.max(1, Math.round(whole - after * whole) - start) }
}

/** Where a part of a range starts to have a point in its middle; the middle of the range for no point. */
function startOf(length: number, range: Range, point: number | null): number {
  const middle = point ?? range.start + range.length / 2
  const last = range.start + range.length - length
  return Math.min(Math.max(Math.round(middle - length / 2), range.start), last)
}
