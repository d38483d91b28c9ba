/** Limits of texts, in characters: above `warnAbove` editors get a warning, above `refuseAbove` they can't publish. */
import type { StringRule } from '@sanity/types'
import { charactersIn, type Verdict } from './rules.ts'

/** `refuseAbove` is this many times `warnAbove`. A text above it would push other texts to the next printed sheet. */
const REFUSAL_FACTOR = 3

/** The multiple for labels: a longer label would need a third line, for which there is no room. */
const LABEL_REFUSAL_FACTOR = 1.5

/**
 * Limits of a list item, measured on the compliance pack, the fullest printed document. Six ports with three items of
 * 300 characters each still fit the pack's two sheets. With one item of 1,200 characters, the pack needs a third sheet.
 */
const ITEM_LIMITS = { warnAbove: 160, refuseAbove: 300 }

/** Prose of pages; no printable document contains it. */
const PROSE_LIMITS = { warnAbove: 1800, refuseAbove: 6000 }

const formatNumber = (length: number) => length.toLocaleString('en')

type Limits = { readonly warnAbove: number; readonly refuseAbove: number }

/** Warns between the two limits; `refusalRule` covers longer texts. */
function warningRule({ warnAbove, refuseAbove }: Limits, consequence: string) {
  return (value: unknown): Verdict => {
    const length = charactersIn(value)
    const isLong = length > warnAbove && length <= refuseAbove
    return !isLong || `A text longer than ${formatNumber(warnAbove)} characters ${consequence}`
  }
}

function refusalRule({ refuseAbove }: Limits, remedy: string) {
  return (value: unknown): Verdict =>
    charactersIn(value) <= refuseAbove ||
    `Longer than ${formatNumber(refuseAbove)} characters: there is no room for it. ${remedy}`
}

/**
 * Rules for a line or paragraph.
 *
 * @param consequence what happens above `warnAbove`
 */
export function textLength(
  rule: StringRule,
  warnAbove: number,
  consequence: string,
  refusalFactor = REFUSAL_FACTOR,
): StringRule[] {
  const limits = { warnAbove, refuseAbove: warnAbove * refusalFactor }
  return [
    rule.custom(warningRule(limits, consequence)).warning(),
    rule.custom(refusalRule(limits, 'Shorten it.')),
  ]
}

/** Rules for the words of a button or link. */
export function labelLength(rule: StringRule, warnAbove: number): StringRule[] {
  return textLength(rule, warnAbove, 'takes a second line', LABEL_REFUSAL_FACTOR)
}

/** Rules for an item of a list of lines. */
export function itemLength(rule: StringRule): StringRule[] {
  return [
    rule.custom(warningRule(ITEM_LIMITS, 'is hard to scan in a list')).warning(),
    rule.custom(refusalRule(ITEM_LIMITS, 'Shorten it, or make two lines of it.')),
  ]
}

export const proseLengthWarning = warningRule(PROSE_LIMITS, 'is seldom read to the end')

export const proseLengthLimit = refusalRule(PROSE_LIMITS, 'Shorten it.')
