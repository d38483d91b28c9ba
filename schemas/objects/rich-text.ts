import { defineArrayMember, defineType, defineField } from '@sanity/types'
import { editedRoutes } from '../../src/routes.ts'
import { hrefRule, isWithinSite } from '../fields/href.ts'
import type { Verdict } from '../fields/rules.ts'

/** Types whose documents have a page that a link can lead to. */
export const PAGE_TYPES = editedRoutes.map(({ document }) => document)

function referenceOf(link: unknown): string | undefined {
  const id: unknown = Object(Object(link).page)._ref
  return typeof id === 'string' ? id : undefined
}

/** Places on the page that a link refers to; a page's document has its type as its id. */
function placesOn(link: unknown): readonly string[] {
  const id = referenceOf(link)
  return editedRoutes.find(({ document }) => document === id)?.anchors ?? []
}

/** A link leads to a page or to an address, and to one of them only. */
function leadsSomewhere(href: unknown, { parent }: { readonly parent?: unknown }): Verdict {
  const hasPage = referenceOf(parent) !== undefined
  if (typeof href !== 'string') return hasPage || 'Choose a page, or write an address elsewhere'
  return !hasPage || 'This link has a page and an address: empty one of the two'
}

/** Asks for a reference in place of an address that was written before links referred to pages. */
function refersToPages(href: unknown): Verdict {
  return (
    typeof href !== 'string' ||
    !isWithinSite(href) ||
    'Empty this and choose the page above: then the link follows the page when its address changes'
  )
}

/**
 * The fields of a link: a page of this site, by reference, so that it can't be deleted while the link is there;
 * or an address elsewhere.
 */
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
    hidden: ({ parent }) => placesOn(parent).length === 0,
  }),
  defineField({
    name: 'href',
    title: 'Address elsewhere',
    description: 'https://, tel: or mailto:',
    type: 'string',
    hidden: ({ parent, value }) => referenceOf(parent) !== undefined && value === undefined,
    validation: (rule) => [
      rule.custom(leadsSomewhere),
      rule.custom(hrefRule),
      rule.custom(refersToPages).warning(),
    ],
  }),
]

/** Portable text for prose: paragraphs, third-level headings, two lists, strong, emphasis, links. */
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
