/** Parsers of the objects that several pages' documents are made of (`schemas/`). */
import * as v from 'valibot'
import { field, list, record, requiredText, text } from './parse.ts'
import { richText } from './rich-text.ts'

/** Heading and intro of a page's block; spread into a `record` of a block that has more. */
export const blockFields = { heading: text, intro: text }

export const block = record(blockFields)

export type Block = v.InferOutput<typeof block>

export const cards = list(v.object({ _key: requiredText, title: requiredText, body: text }))

export type Card = v.InferOutput<typeof cards>[number]

export const valueCards = list(
  v.object({ _key: requiredText, value: requiredText, label: requiredText, body: text }),
)

export type ValueCard = v.InferOutput<typeof valueCards>[number]

export const namedAssets = list(
  v.object({ _key: requiredText, name: requiredText, base: text, spec: text }),
)

export type NamedAsset = v.InferOutput<typeof namedAssets>[number]

export const coastCard = record({ title: text, responseTime: text, body: text })

export type CoastCard = v.InferOutput<typeof coastCard>

/** Heading, lead and search-engine texts, which every page's document has. */
export const pageFields = { heading: text, lead: text, seoTitle: text, seoDescription: text }

/** A heading over running prose. */
export const proseBlock = record({ heading: text, body: richText })

/** References (`schemas/linkItem.ts`); one without a sound address is named and not linked. */
export const references = list(
  v.object({
    _key: v.string(),
    label: requiredText,
    href: field(v.pipe(v.string(), v.regex(/^https:\/\//), v.url())),
    note: text,
  }),
)

export type Reference = v.InferOutput<typeof references>[number]
