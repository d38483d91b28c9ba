/** Limits of texts, in characters: above `warnAbove` editors get a warning, above `refuseAbove` they can't publish. */
import type { StringRule } from '@sanity/types'
import { charactersIn, type Verdict } from './rules.ts'

/** `refuseAbove` of a text, as a multiple of `warnAbove`: a longer text would push other texts to the next printed sheet. */
const REFUSAL_FACTOR = 3

/** The same for labels: a longer label would need a third line, for which there is no room. */
const LABEL_REFUSAL_FACTOR = 1.5

/**
 * Limits of a list item, measured on the compliance pack, the fullest printed document. Six ports with three items of
 * 300 characters each still fit the pack's two sheets. With one item of 1,200 characters, the pack needs a third sheet.
 */
const ITEM = { warnAbove: 160, refuseAbove: 300 }

/** Prose of pages; no printable document contains it. */
const PROSE = { warnAbove: 1800, refuseAbove: 6000 }

const inFigures = (length: number) => length.toLocaleString('en')

type Limits = { readonly warnAbove: number; readonly refuseAbove: number }

/** Warns between the two limits; `refusal` covers longer texts. */
function warning({ warnAbove, refuseAbove }: Limits, tooLong: string) {
  return (value: unknown): Verdict => {
    const length = charactersIn(value)
    const isLong = length > warnAbove && length <= refuseAbove
    return !isLong || `A text longer than ${inFigures(warnAbove)} characters ${tooLong}`
  }
}

function refusal({ refuseAbove }: Limits, remedy: string) {
  return (value: unknown): Verdict =>
    charactersIn(value) <= refuseAbove ||
    `Longer than ${inFigures(refuseAbove)} characters: there is no room for it. ${remedy}`
}

/**
 * Rules for a line or paragraph.
 *
 * @param tooLong what happens above `warnAbove`
 */
export function textLength(
  rule: StringRule,
  warnAbove: number,
  tooLong: string,
  refusalFactor = REFUSAL_FACTOR,
): StringRule[] {
  const limits = { warnAbove, refuseAbove: warnAbove * refusalFactor }
  return [
    rule.custom(warning(limits, tooLong)).warning(),
    rule.custom(refusal(limits, 'Shorten it.')),
  ]
}

/** Rules for the words of a button or link. */
export function labelLength(rule: StringRule, warnAbove: number): StringRule[] {
  return textLength(rule, warnAbove, 'takes a second line', LABEL_REFUSAL_FACTOR)
}

/** Rules for an item of a list of lines. */
export function itemLength(rule: StringRule): StringRule[] {
  return [
    rule.custom(warning(ITEM, 'is hard to scan in a list')).warning(),
    rule.custom(refusal(ITEM, 'Shorten it, or make two lines of it.')),
  ]
}

export const proseLengthWarning = warning(PROSE, 'is seldom read to the end')

export const proseLengthLimit = refusal(PROSE, 'Shorten it.')
