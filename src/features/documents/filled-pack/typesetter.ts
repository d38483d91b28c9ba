/** Sets text in several typefaces, each of which has the letters of a script or two. */
import { standsAlone } from './printable-text.ts'
import type { Typeface } from './true-type.ts'

/** A run of glyphs of one typeface. */
export type GlyphRun = { face: Typeface; glyphs: number[] }

/** Text broken into lines at the size at which it fits. */
export type Setting = { size: number; leading: number; lines: string[] }

export type Space = { width: number; height: number; size: number }

/** Line height, relative to the type size. */
const LEADING = 1.2

/** Ascent, relative to the type size. */
export const ASCENT = 0.8

/** Smallest legible type size, in points. */
const MIN_SIZE = 6

const STEP = 0.25

/** Characters; a longer text never fits and is refused without a try. */
const MAX_LENGTH = 2000

/** The typeface that has a character, and its glyph there; null if none has it. */
function glyphOf(faces: readonly Typeface[], character: string) {
  const code = character.codePointAt(0) ?? 0
  for (const face of standsAlone(character) ? faces : []) {
    const glyph = face.glyphs.get(code)
    if (glyph !== undefined) return { face, glyph }
  }
  return null
}

/** Whether every character of a text, line ends aside, can be drawn. */
export function isPrintable(faces: readonly Typeface[], text: string): boolean {
  return Array.from(text).every(
    (character) => character === '\n' || glyphOf(faces, character) !== null,
  )
}

/** The glyphs of a printable line. */
export function runsOf(faces: readonly Typeface[], line: string): GlyphRun[] {
  const runs: GlyphRun[] = []
  for (const character of line) {
    const found = glyphOf(faces, character)
    if (!found) continue
    const last = runs.at(-1)
    if (last?.face === found.face) last.glyphs.push(found.glyph)
    else runs.push({ face: found.face, glyphs: [found.glyph] })
  }
  return runs
}

/**
 * Sets a printable text as large as its space allows, and never larger than the space's own size.
 *
 * @returns null if it does not fit even in the smallest type
 */
export function fit(
  faces: readonly Typeface[],
  text: string,
  { width, height, size: largest }: Space,
): Setting | null {
  if (text.length > MAX_LENGTH) return null
  for (let size = largest; size >= Math.min(MIN_SIZE, largest); size -= STEP) {
    const lines = text.split('\n').flatMap((line) => breakLine(faces, line, width / size))
    const leading = size * LEADING
    if (ASCENT * size + leading * (lines.length - 1) <= height) return { size, leading, lines }
  }
  return null
}

/** @param width in sizes of the text */
function breakLine(faces: readonly Typeface[], text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<= )/)) {
    if (widthOf(faces, (line + word).trimEnd()) > width && line !== '') {
      lines.push(line.trimEnd())
      line = ''
    }
    // A word that is wider than the space is broken where the space ends.
    for (const character of word) {
      if (widthOf(faces, (line + character).trimEnd()) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line.trimEnd()]
}

function widthOf(faces: readonly Typeface[], text: string): number {
  let width = 0
  for (const character of text) {
    const found = glyphOf(faces, character)
    width += found?.face.advances[found.glyph] ?? 0
  }
  return width / 1000
}
