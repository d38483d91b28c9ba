import type { Path } from '@sanity/types'

/** A path as it is written in GROQ: `verification.points[_key == "card-1"].title`. */
export const printPath = (path: Path): string =>
  path
    .map((segment) => {
      if (typeof segment === 'string') return `.${segment}`
      if (typeof segment === 'number') return `[${segment}]`
      if (Array.isArray(segment)) return `[${segment.join(':')}]`
      return `[_key == "${segment['_key']}"]`
    })
    .join('')
    .replace(/^\./, '')
