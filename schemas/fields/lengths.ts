/** Limits of texts: above `laidOutFor` the editor is warned, above `most` the document can't be published. */
import type { StringRule } from '@sanity/types'
import { charactersIn, type Verdict } from './rules.ts'

/** Factor of `most`. A longer text would move others to another sheet. */
const ROOM = 3

/** Factor for labels. A longer one would need a third line, for which there is no room. */
const LABEL_ROOM = 1.5

/**
 * An item of a list. Measured on the compliance pack, the fullest printed document: it has two sheets with 300
 * characters in each of three lines of six ports, and three sheets with 1,200 in one line.
 */
const ITEM = { laidOutFor: 160, most: 300 }

/** Prose on pages, never printed. */
const PROSE = { laidOutFor: 1800, most: 6000 }

const inFigures = (length: number) => length.toLocaleString('en')

type Limits = { readonly laidOutFor: number; readonly most: number }

/** Warns between the two limits; `refusal` covers longer texts. */
function warning({ laidOutFor, most }: Limits, tooLong: string) {
  return (value: unknown): Verdict => {
    const length = charactersIn(value)
    const isLong = length > laidOutFor && length <= most
    return !isLong || `Longer than ${inFigures(laidOutFor)} characters ${tooLong}`
  }
}

function refusal({ most }: Limits, remedy: string) {
  return (value: unknown): Verdict =>
    charactersIn(value) <= most ||
    `Longer than ${inFigures(most)} characters: there is no room for it. ${remedy}`
}

/**
 * Rules for a line or paragraph.
 *
 * @param tooLong what happens above `laidOutFor`
 */
export function textLength(
  rule: StringRule,
  laidOutFor: number,
  tooLong: string,
  room = ROOM,
): StringRule[] {
  const limits = { laidOutFor, most: laidOutFor * room }
  return [
    rule.custom(warning(limits, tooLong)).warning(),
    rule.custom(refusal(limits, 'Shorten it.')),
  ]
}

/** Rules for the words of a button or link. */
export function labelLength(rule: StringRule, laidOutFor: number): StringRule[] {
  return textLength(rule, laidOutFor, 'takes a second line', LABEL_ROOM)
}

/** Rules for an item of a list of lines. */
export function itemLength(rule: StringRule): StringRule[] {
  return [
    rule.custom(warning(ITEM, 'is hard to scan in a list')).warning(),
    rule.custom(refusal(ITEM, 'Shorten it, or make two lines of it.')),
  ]
}

export const proseIsRead = warning(PROSE, 'is seldom read to the end')

export const proseFits = refusal(PROSE, 'Shorten it.')
