import { LexoRank } from 'lexorank'
import { orderRankRule } from './fields/rules.ts'

const TAIL_DIGITS = 4

/** Random digits without 0, in which the decimals of a LexoRank must not end. */
function tail() {
  return Array.from({ length: TAIL_DIGITS }, () => 1 + Math.floor(Math.random() * 35))
    .map((digit) => digit.toString(36))
    .join('')
}

function isRank(value: unknown): value is string {
  return typeof value === 'string' && orderRankRule(value) === true
}

/**
 * A rank between this one and the next whole one. Its end is random, so that two editors who add a document at
 * the same time get two ranks: of two equal ones, neither can be dragged past the other.
 */
export function rankJustAfter(rank: string): string {
  return `${rank}${tail()}`
}

/** A rank after the last one of a list; without a valid one, the first rank. */
export function rankAfter(last: unknown): string {
  return rankJustAfter((isRank(last) ? LexoRank.parse(last) : LexoRank.min()).genNext().toString())
}

/** A rank after all that a list has in practice, for when its last one is not known; a later one is after it. */
export function rankAfterAll(): string {
  return rankJustAfter(`0|zzzzzy:${Date.now().toString(36)}`)
}
