import type { PortableTextBlock } from '@portabletext/react'
import * as v from 'valibot'
import { list } from './parse.ts'

/** Schemes and paths that a link in prose may lead to; anything else loses its link. */
const SAFE_HREF = /^(?:\/(?!\/)|https:\/\/|tel:|mailto:|#)/

const span = v.object({
  _type: v.literal('span'),
  _key: v.string(),
  text: v.string(),
  marks: v.fallback(v.array(v.string()), []),
})

const link = v.object({
  _type: v.literal('link'),
  _key: v.string(),
  href: v.pipe(v.string(), v.regex(SAFE_HREF)),
})

const block = v.object({
  _type: v.literal('block'),
  _key: v.string(),
  style: v.fallback(v.picklist(['normal', 'h3']), 'normal'),
  listItem: v.exactOptional(v.picklist(['bullet', 'number'])),
  level: v.exactOptional(v.number()),
  children: list(span),
  markDefs: list(link),
})

/** Portable text as the site renders it (`schemas/richText.ts`); blocks of other kinds are left out. */
export const richText: v.GenericSchema<unknown, PortableTextBlock[]> = list(block)
