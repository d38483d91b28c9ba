import { defineArrayMember, defineField } from '@sanity/types'

interface TextOptions {
  /** Leave the field out of the required ones. */
  readonly optional?: true
  /** Characters above which the editor is warned; the text still publishes. */
  readonly max?: number
}

interface ListOptions {
  readonly optional?: true
  /** The exact number of items the page is laid out for. */
  readonly exactly?: number
  readonly min?: number
}

/** One line of text: a heading, a label, a name. */
export const line = (
  name: string,
  title: string,
  description: string,
  { optional, max = 90 }: TextOptions = {},
) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => [
      ...(optional ? [] : [rule.required()]),
      rule.max(max).warning(`Longer than ${max} characters may wrap badly`),
    ],
  })

/** A short paragraph without formatting. */
export const paragraph = (
  name: string,
  title: string,
  description: string,
  { optional, max = 420 }: TextOptions = {},
) =>
  defineField({
    name,
    title,
    description,
    type: 'text',
    rows: 3,
    validation: (rule) => [
      ...(optional ? [] : [rule.required()]),
      rule.max(max).warning(`Longer than ${max} characters is hard to scan`),
    ],
  })

/** Prose with paragraphs, lists and links. */
export const richTextField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'richText',
    validation: (rule) => rule.required().min(1),
  })

/** An ordered list of plain lines, or of `of`, a named object type. */
export const list = (
  name: string,
  title: string,
  description: string,
  of = 'string',
  { optional, exactly, min = 1 }: ListOptions = {},
) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [
      of === 'string'
        ? defineArrayMember({ type: 'string', validation: (rule) => rule.required().min(2) })
        : defineArrayMember({ type: of }),
    ],
    validation: (rule) => {
      const sized = exactly === undefined ? rule.min(min) : rule.length(exactly)
      return optional ? sized : sized.required()
    },
  })
