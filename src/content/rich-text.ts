import * as v from 'valibot'
import { isSafeHref } from '../text/addresses.ts'
import { linkTargetGroq, pathTo } from './link-target.ts'
import { listOf, type Parser } from './parse.ts'

const span = v.object({
  _type: v.literal('span'),
  _key: v.string(),
  text: v.string(),
  marks: v.fallback(v.array(v.string()), []),
})

/** GROQ projection of portable text, with the pages that its links refer to. */
export const RICH_TEXT_PROJECTION = `[]{..., markDefs[]{..., "page": ${linkTargetGroq('page')}}}`

/**
 * A link to a page, or to an address. In older content, a link to a page stores the page's address, not a reference.
 * A link without a target is dropped, and its words are kept.
 */
const link = v.pipe(
  v.object({
    _type: v.literal('link'),
    _key: v.string(),
    page: v.optional(v.unknown()),
    anchor: v.optional(v.unknown()),
    href: v.optional(v.unknown()),
  }),
  v.transform(({ _type, _key, page, anchor, href }) => ({
    _type,
    _key,
    href: pathTo(page, anchor) ?? href,
  })),
  v.object({
    _type: v.literal('link'),
    _key: v.string(),
    href: v.pipe(v.string(), v.check(isSafeHref)),
  }),
)

const DECORATORS = ['strong', 'em']

const block = v.pipe(
  v.object({
    _type: v.literal('block'),
    _key: v.string(),
    style: v.fallback(v.picklist(['normal', 'h3']), 'normal'),
    listItem: v.exactOptional(v.picklist(['bullet', 'number'])),
    level: v.exactOptional(v.number()),
    children: listOf(span),
    markDefs: listOf(link),
  }),
  v.check(({ children }) => children.some((child) => child.text.trim() !== '')),
  v.transform((parsed) => {
    const known = new Set([...DECORATORS, ...parsed.markDefs.map(({ _key }) => _key)])
    const children = parsed.children.map((child) => ({
      ...child,
      marks: child.marks.filter((mark) => known.has(mark)),
    }))
    return { ...parsed, children }
  }),
)

export type RichTextBlock = v.InferOutput<typeof block>

/**
 * Parses portable text (`schemas/objects/rich-text.ts`) for rendering. Leaves out empty blocks, blocks that are not
 * text, and unknown marks.
 */
export const richTextParser: Parser<RichTextBlock[]> = listOf(block)
