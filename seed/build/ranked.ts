import { LexoRank } from 'lexorank'

/** The same documents in the same order, each with the rank that keeps it there. */
export function ranked<Fields extends object>(documents: readonly Fields[]) {
  let rank = LexoRank.min()
  return documents.map((fields) => {
    rank = rank.genNext()
    return { ...fields, orderRank: rank.toString() }
  })
}
