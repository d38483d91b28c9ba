/**
 * How long texts may be. Each has a length that its place is laid out for, above which an editor is warned,
 * and one above which it can't be published.
 */
import type { StringRule } from '@sanity/types'
import { charactersIn, type Verdict } from './rules.ts'

/** A text this many times as long as its place is laid out for moves what is around it to another sheet. */
const ROOM = 3

/** A label of this many times that length takes a second line, and no button or menu has room for a third. */
const LABEL_ROOM = 1.5

/**
 * An item of a list. Measured on the compliance pack, the fullest of the printed documents: with 300 characters
 * in each of three lines of six ports it still is two sheets, with 1,200 in one line it is three.
 */
const ITEM = { laidOutFor: 160, most: 300 }

/** Prose on pages; it is printed nowhere. */
const PROSE = { laidOutFor: 1800, most: 6000 }

const inFigures = (length: number) => length.toLocaleString('en')

type Limits = { readonly laidOutFor: number; readonly most: number }

/** Says that a text is long, but not what the other rule says of one that is too long. */
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

/** Warns of prose that few would read to its end. */
export const proseIsRead = warning(PROSE, 'is seldom read to the end')

/** Refuses prose that a page has no room for. */
export const proseFits = refusal(PROSE, 'Shorten it.')
