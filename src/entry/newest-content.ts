import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * React Query's `structuralSharing` for contents: content that the lake gave before the content shown does
 * not replace it (docs/decisions/0002-answers-carry-the-lakes-clock.md), and unchanged parts of newer
 * content stay the same objects.
 */
export function newestContent(shown: unknown, next: unknown): unknown {
  return timeOf(next) < timeOf(shown) ? shown : replaceEqualDeep(shown, next)
}

/** When the lake gave a content; not a number without one, which is neither before nor after any other. */
function timeOf(content: unknown): number {
  return Date.parse(String(Reflect.get(Object(content), 'asOf')))
}
