/** Fields that the documents of several pages have in common (declared in `schemas/objects`). */
import * as v from 'valibot'
import { isSafeHref } from '../text/addresses.ts'
import {
  key,
  optionalField,
  list,
  object,
  record,
  requiredText,
  richText,
  text,
  textOr,
  type ValuesOf,
} from './field.ts'
import { image } from './image-field.ts'

/** Heading and intro of a block. A block with more fields is declared as `record({ ...blockFields, … })`. */
export const blockFields = { heading: text, intro: text }

export const block = record(blockFields)

export type Block = ValuesOf<typeof blockFields>

/** The heading props of a `Section`. */
export function sectionHeading({ heading, intro }: Block, defaultHeading: string) {
  return { heading: heading ?? defaultHeading, intro }
}

/**
 * The call to action at the end of a page. Older documents lack it.
 *
 * @param words default heading
 */
export const callToAction = (words: { readonly heading: string }) =>
  record({ heading: textOr(words.heading), intro: text })

const card = { _key: key, title: requiredText, body: text }

export const cards = list(object(card))

export type CardContent = ValuesOf<typeof card>

/** A vessel or a piece of equipment. */
const namedAsset = { _key: key, name: requiredText, base: text, spec: text, image }

export const namedAssets = list(object(namedAsset))

export type NamedAsset = ValuesOf<typeof namedAsset>

const coastCardFields = { title: text, body: text }

export const coastCard = record(coastCardFields)

export type CoastCard = ValuesOf<typeof coastCardFields>

/** Heading, lead and search-engine texts, which every page's document has. */
export const pageFields = { heading: text, lead: text, seoTitle: text, seoDescription: text }

export const proseBlock = record({ heading: text, body: richText })

const reference = {
  _key: key,
  label: requiredText,
  href: optionalField(v.pipe(v.string(), v.regex(/^https:/), v.check(isSafeHref))),
  note: text,
}

/** References (`schemas/objects/links.ts`). A reference without a valid address is shown without a link. */
export const references = list(object(reference))

export type Reference = ValuesOf<typeof reference>
