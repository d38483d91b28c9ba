import { LexoRank } from 'lexorank'

/** The same documents in the same order, each with the rank that keeps it there. */
export function ranked<Fields extends object>(documents: readonly Fields[]) {
  let rank = LexoRank.min()
  return documents.map((fields) => {
    rank = rank.genNext()
    return { ...fields, orderRank: rank.toString() }
  })
}

/** A document as the seed holds it: the lake adds the revision and the two time stamps. */
export type SeedDocument<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>

/**
 * Array members of one object type, with the `_key` and `_type` that the lake needs. Keys count
 * from 1, so the same list always gives the same document.
 */
export function items<Type extends string, Fields extends object>(
  type: Type,
  list: readonly Fields[],
) {
  return list.map((fields, index) => ({ _key: `${type}-${index + 1}`, _type: type, ...fields }))
}

/** Titled paragraphs: what each says, by its title. */
export function cards(bodies: Readonly<Record<string, string>>) {
  return items(
    'card',
    Object.entries(bodies).map(([title, body]) => ({ title, body })),
  )
}

/** Titled groups of lines: the lines of each, by its title. */
export function checklists(groups: Readonly<Record<string, string[]>>) {
  return items(
    'checklistGroup',
    Object.entries(groups).map(([title, lines]) => ({ title, items: lines })),
  )
}

/** The words over a block of a page. */
export const section = (heading: string, intro: string) => ({ heading, intro })

/** The only document of its type, whose `_id` is the type's name. */
export function singleton<Document extends { readonly _type: string }>(
  type: Document['_type'],
  fields: Omit<SeedDocument<Document>, '_id' | '_type'>,
) {
  return { _id: type, _type: type, ...fields }
}

/** The day the domain facts of this seed were last compared with their sources. */
const FACTS_CHECKED = '2026-06-30'

/** Marks a document that holds invented or unchecked data. */
export function placeholder(placeholderNote: string, source = 'Specification') {
  return {
    isPlaceholder: true,
    placeholderNote,
    lastVerified: FACTS_CHECKED,
    source,
  }
}

/** Marks a document whose facts are in the specification or in a checked source. */
export function checked(source = 'Specification') {
  return {
    isPlaceholder: false,
    lastVerified: FACTS_CHECKED,
    source,
  }
}

/** A reference to a desk contact, by the end of its id. */
export function deskContact(slug: string) {
  return { _type: 'reference' as const, _ref: `deskContact-${slug}` }
}
