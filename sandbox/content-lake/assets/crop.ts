export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** What a crop keeps: the middle, the busiest part, or a point as fractions of width and height. */
export type Gravity = 'center' | 'entropy' | { x: number; y: number }

interface Size {
  width: number
  height: number
}

/** The largest part of `source` with the proportions of `target`, as close to a point as possible. */
export function cropAround(source: Size, target: Size, point: { x: number; y: number }): Box {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = Math.max(1, Math.round(target.width * scale))
  const height = Math.max(1, Math.round(target.height * scale))
  const start = (whole: number, part: number, share: number) =>
    Math.min(Math.max(Math.round(whole * share - part / 2), 0), whole - part)
  return {
    left: start(source.width, width, point.x),
    top: start(source.height, height, point.y),
    width,
    height,
  }
}

/** The size of a crop: what is asked for, else the source's proportions. */
export function cropSize(
  source: Size,
  asked: { width: number | undefined; height: number | undefined },
): Size {
  const ratio = source.width / source.height
  const width = asked.width ?? (asked.height === undefined ? source.width : asked.height * ratio)
  const height = asked.height ?? width / ratio
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
