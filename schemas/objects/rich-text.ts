import { defineArrayMember, defineType, defineField } from '@sanity/types'
import { editableRoutes } from '../../src/routes.ts'
import { hrefRule } from '../fields/href.ts'
import type { Verdict } from '../fields/rules.ts'

/** Types whose documents have a page. */
export const PAGE_TYPES = editableRoutes.map(({ document }) => document)

function pageIdOf(link: unknown): string | undefined {
  const id: unknown = Object(Object(link).page)._ref
  return typeof id === 'string' ? id : undefined
}

/** Anchors of the page that a link refers to. Pages with anchors are singletons: the id of the document is its type. */
function anchorsOf(link: unknown): readonly string[] {
  const id = pageIdOf(link)
  return editableRoutes.find(({ document }) => document === id)?.anchors ?? []
}

/** Requires either a page or an address, not both. */
function oneTargetRule(href: unknown, { parent }: { readonly parent?: unknown }): Verdict {
  const hasPage = pageIdOf(parent) !== undefined
  if (typeof href !== 'string') return hasPage || 'Choose a page, or fill in “Address elsewhere”'
  return !hasPage || 'This link has a page and an address: empty one of the two'
}

/** Fields of a link to a page of this site or to another address. A linked page can't be deleted. */
const linkFields = [
  defineField({
    name: 'page',
    title: 'Page of this site',
    description: 'Type its name.',
    type: 'reference',
    to: PAGE_TYPES.map((type) => ({ type })),
    options: { disableNew: true },
    hidden: ({ parent }) => pageIdOf(parent) === undefined && parent?.href !== undefined,
  }),
  defineField({
    name: 'anchor',
    title: 'Place on the page',
    description: 'Leave empty for the top of the page.',
    type: 'string',
    options: { list: editableRoutes.flatMap(({ anchors = [] }) => anchors) },
    hidden: ({ parent }) => anchorsOf(parent).length === 0,
  }),
  defineField({
    name: 'href',
    title: 'Address elsewhere',
    description: 'https://, tel: or mailto:',
    type: 'string',
    hidden: ({ parent, value }) => pageIdOf(parent) !== undefined && value === undefined,
    validation: (rule) => [rule.custom(oneTargetRule), rule.custom(hrefRule)],
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
