/** Tells whether two answers to a page's query make the same page; shared by boot script, app and build. */
import { IST_OFFSET } from '../text/ist-date.ts'

/** How much of an answer's times a page shows. */
const SHOWN: Record<string, ((time: string) => string) | undefined> = {
  asOf: (time) => time.slice(0, 4),
  // Not by `inIndia`, which would make the boot script 13 bytes longer: it has 10 left.
  publishedAt: (time) => new Date(Date.parse(time) + IST_OFFSET).toISOString().slice(0, 10),
}

/**
 * Text that two answers share if they make the same page: they differ at most in how late the lake gave
 * them, by less than the page shows.
 */
export function contentText(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) => {
    const shown = SHOWN[key]
    return shown && typeof value === 'string' ? shown(value) : value
  })
}

/** FNV-1a in 32 bits: one change in four billion goes unnoticed, until the page is built again. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
