import { LexoRank } from 'lexorank'
import { orderRankRule } from './fields/rules.ts'

const TAIL_DIGITS = 4

/** Never ends in 0: a LexoRank's decimals must not. */
function tail() {
  return Array.from({ length: TAIL_DIGITS }, () => 1 + Math.floor(Math.random() * 35))
    .map((digit) => digit.toString(36))
    .join('')
}

function isRank(value: unknown): value is string {
  return typeof value === 'string' && orderRankRule(value) === true
}

/**
 * A rank between this one and the next whole one. The tail is drawn by lot, so that two editors who
 * add a document at once get two ranks: of two that are equal, neither can be dragged past the other.
 */
export function rankJustAfter(rank: string): string {
  return `${rank}${tail()}`
}

/** A rank at the end of a list, from the last one there; from none at all, the first. */
export function rankAfter(last: unknown): string {
  return rankJustAfter((isRank(last) ? LexoRank.parse(last) : LexoRank.min()).genNext().toString())
}
