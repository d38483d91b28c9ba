import { LexoRank } from 'lexorank'

/** Adds ranks, so that the documents stay in this order. */
export function ranked<Fields extends object>(documents: readonly Fields[]) {
  let rank = LexoRank.min()
  return documents.map((fields) => {
    rank = rank.genNext()
    return { ...fields, orderRank: rank.toString() }
  })
}

/** A document without the revision and the time stamps, which the lake adds. */
export type SeedDocument<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>

/** Array members of one object type. Keys count from 1, so that the same list always gets the same keys. */
export function items<Type extends string, Fields extends object>(
  type: Type,
  list: readonly Fields[],
) {
  return list.map((fields, index) => ({ _key: `${type}-${index + 1}`, _type: type, ...fields }))
}

/** @param bodies paragraphs by title */
export function cards(bodies: Readonly<Record<string, string>>) {
  return items(
    'card',
    Object.entries(bodies).map(([title, body]) => ({ title, body })),
  )
}

/** @param groups lines by the title of their group */
export function checklists(groups: Readonly<Record<string, string[]>>) {
  return items(
    'checklistGroup',
    Object.entries(groups).map(([title, lines]) => ({ title, items: lines })),
  )
}

export const section = (heading: string, intro: string) => ({ heading, intro })

/** The only document of its type. Its `_id` is the type's name. */
export function singleton<Document extends { readonly _type: string }>(
  type: Document['_type'],
  fields: Omit<SeedDocument<Document>, '_id' | '_type'>,
) {
  return { _id: type, _type: type, ...fields }
}

/** The day on which the facts were last compared with their sources. */
const FACTS_CHECKED = '2026-06-30'

/** The status fields of a document with some invented or unchecked data. Its other facts were checked. */
export function placeholder(placeholderNote: string, source = 'Specification') {
  return {
    isPlaceholder: true,
    placeholderNote,
    lastVerified: FACTS_CHECKED,
    source,
  }
}

/** The status fields of a document that is not a placeholder: its facts were checked against `source`. */
export function checkedFacts(source = 'Specification') {
  return {
    isPlaceholder: false,
    lastVerified: FACTS_CHECKED,
    source,
  }
}

/** A reference to the desk contact with the id `deskContact-<slug>`. */
export function deskContact(slug: string) {
  return { _type: 'reference' as const, _ref: `deskContact-${slug}` }
}
