/**
 * Moves marks along a line apart, each as little as possible (least squares: isotonic regression by
 * pooling adjacent violators).
 *
 * @param centres ascending
 * @param size least distance between neighbours
 * @param least, most bounds of the answer; kept when the marks fit between them
 */
export function spread(
  centres: readonly number[],
  size: number,
  { least, most }: { least: number; most: number },
): number[] {
  const room = most - (centres.length - 1) * size
  return pool(centres.map((centre, index) => centre - index * size)).map(
    (start, index) => Math.max(Math.min(start, room), least) + index * size,
  )
}

/** The ascending sequence nearest to `values`. */
function pool(values: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = []
  for (const value of values) {
    let block = { sum: value, count: 1 }
    for (let last = blocks.at(-1); last && mean(last) >= mean(block); last = blocks.at(-1)) {
      blocks.pop()
      block = { sum: last.sum + block.sum, count: last.count + block.count }
    }
    blocks.push(block)
  }
  return blocks.flatMap((block) => Array.from({ length: block.count }, () => mean(block)))
}

function mean({ sum, count }: { sum: number; count: number }): number {
  return sum / count
}
