/** Computes the part of a photograph that is shown, from the crop and hotspot that editors set in the Studio. */

/** Aspect ratio, width to height, to which the site crops every photograph. */
const ASPECT_RATIO = 3 / 2

type Photograph = {
  width: number
  height: number
  /** Fractions (0 to 1) cropped from each side. */
  crop: { top: number; bottom: number; left: number; right: number } | null
  /** Focal point, as fractions (0 to 1) of width and height. */
  hotspot: { x: number; y: number } | null
}

/** In pixels of the photograph. */
export type ImageArea = { left: number; top: number; width: number; height: number }

/**
 * Returns the largest area of `ASPECT_RATIO` within the crop, as near to the hotspot as possible. The package
 * `@sanity/image-url` and the Studio's thumbnails follow the same rule.
 */
export function visibleArea({ width, height, crop, hotspot }: Photograph): ImageArea {
  const horizontal = croppedRange(width, crop?.left, crop?.right)
  const vertical = croppedRange(height, crop?.top, crop?.bottom)
  const areaWidth = Math.min(horizontal.length, Math.round(vertical.length * ASPECT_RATIO))
  const areaHeight = Math.min(vertical.length, heightForWidth(horizontal.length))
  return {
    left: startOf(areaWidth, horizontal, hotspot && hotspot.x * width),
    top: startOf(areaHeight, vertical, hotspot && hotspot.y * height),
    width: areaWidth,
    height: areaHeight,
  }
}

export function heightForWidth(width: number): number {
  return Math.max(1, Math.round(width / ASPECT_RATIO))
}

type Range = { start: number; length: number }

/** The part that remains after the crop: at least one pixel. */
function croppedRange(size: number, before = 0, after = 0): Range {
  const start = Math.min(Math.round(before * size), size - 1)
  return { start, length: Math.max(1, Math.round(size - after * size) - start) }
}

/** Start of a part of `range`. The part has this `length`; its centre is as close to `point` as `range` allows. */
function startOf(length: number, range: Range, point: number | null): number {
  const middle = point ?? range.start + range.length / 2
  const last = range.start + range.length - length
  return Math.min(Math.max(Math.round(middle - length / 2), range.start), last)
}
