import { defineArrayMember, defineType, defineField } from '@sanity/types'
import { editedRoutes } from '../../src/routes.ts'
import { hrefRule } from '../fields/href.ts'
import type { Verdict } from '../fields/rules.ts'

/** Types whose documents have a page. */
export const PAGE_TYPES = editedRoutes.map(({ document }) => document)

function referenceOf(link: unknown): string | undefined {
  const id: unknown = Object(Object(link).page)._ref
  return typeof id === 'string' ? id : undefined
}

/** Anchors of the page that a link refers to. The id of a page's document is its type. */
function anchorsOf(link: unknown): readonly string[] {
  const id = referenceOf(link)
  return editedRoutes.find(({ document }) => document === id)?.anchors ?? []
}

/** A link has either a page or an address. */
function hasOneTarget(href: unknown, { parent }: { readonly parent?: unknown }): Verdict {
  const hasPage = referenceOf(parent) !== undefined
  if (typeof href !== 'string') return hasPage || 'Choose a page, or write an address elsewhere'
  return !hasPage || 'This link has a page and an address: empty one of the two'
}

/** A page of this site, or another address. The reference is strong, so that a linked page can't be deleted. */
const linkFields = [
  defineField({
    name: 'page',
    title: 'Page of this site',
    description: 'Type its name.',
    type: 'reference',
    to: PAGE_TYPES.map((type) => ({ type })),
    options: { disableNew: true },
    hidden: ({ parent }) => referenceOf(parent) === undefined && parent?.href !== undefined,
  }),
  defineField({
    name: 'anchor',
    title: 'Place on the page',
    description: 'Leave empty for its top.',
    type: 'string',
    options: { list: editedRoutes.flatMap(({ anchors = [] }) => anchors) },
    hidden: ({ parent }) => anchorsOf(parent).length === 0,
  }),
  defineField({
    name: 'href',
    title: 'Address elsewhere',
    description: 'https://, tel: or mailto:',
    type: 'string',
    hidden: ({ parent, value }) => referenceOf(parent) !== undefined && value === undefined,
    validation: (rule) => [rule.custom(hasOneTarget), rule.custom(hrefRule)],
  }),
]

export const richTextType = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h3' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          defineArrayMember({ name: 'link', title: 'Link', type: 'object', fields: linkFields }),
        ],
      },
    }),
  ],
})
