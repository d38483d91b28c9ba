import { optimize } from 'svgo'

/** The same drawing in fewer bytes; as it is when that fails, for a large drawing is better than none. */
export function smallerSvg(svg: string): string {
  try {
    return optimize(svg).data
  } catch (error) {
    console.warn('A drawing can’t be made smaller, so it is sent as it is:', error)
    return svg
  }
}
