import { contentText } from '../../src/content/same-content.ts'

/** Whether two answers to a query make the same page, which then is not written again. */
export function hasSameContent(answer: unknown, other: unknown): boolean {
  return contentText(answer) === contentText(other)
}
