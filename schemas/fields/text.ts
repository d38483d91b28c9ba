import { defineArrayMember, defineField, type StringRule } from '@sanity/types'
import { itemLength, proseLengthLimit, proseLengthWarning, textLength } from './lengths.ts'
import { readableProse, missing, readable, oneParagraph } from './rules.ts'

export type TextOptions = {
  readonly optional?: true
  /** Number of characters that fit the text's place on the page (`lengths.ts`). */
  readonly max?: number
  /** Selects the weight of a match in the Studio's search. */
  readonly searchWeight?: keyof typeof SEARCH_WEIGHTS
}

type ListOptions = {
  readonly optional?: true
  /** The exact number of items the page is laid out for. */
  readonly exactly?: number
  readonly min?: number
}

/** Weights of matches in the Studio's search. A match in any other field has weight 1. */
const SEARCH_WEIGHTS = { name: 10, fact: 5 }

// A separate rule, because a rule's message applies to all its checks.
function requiredRule(rule: StringRule, title: string, optional: boolean | undefined) {
  return optional ? [] : [rule.required().error(missing(title))]
}

/** One line with its own rules, such as an address or a code. */
export function lineWithRules(
  name: string,
  title: string,
  description: string,
  rules: (rule: StringRule) => StringRule[],
  { optional, searchWeight }: Omit<TextOptions, 'max'> = {},
) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    ...(searchWeight ? { options: { search: { weight: SEARCH_WEIGHTS[searchWeight] } } } : {}),
    validation: (rule) => [...requiredRule(rule, title, optional), ...rules(rule)],
  })
}

/** One line of text: a heading, a label, a name. */
export function line(name: string, title: string, description: string, options: TextOptions = {}) {
  return lineWithRules(name, title, description, (rule) => lineRules(rule, options), options)
}

export function lineRules(rule: StringRule, { max = 90 }: TextOptions) {
  return [rule.custom(readable), ...textLength(rule, max, 'may wrap badly')]
}

/** A short paragraph without formatting. */
export function paragraph(
  name: string,
  title: string,
  description: string,
  { optional, max = 420 }: TextOptions = {},
) {
  return defineField({
    name,
    title,
    description,
    type: 'text',
    rows: 3,
    validation: (rule) => [
      ...requiredRule(rule, title, optional),
      rule.custom(readable),
      rule.custom(oneParagraph).warning(),
      ...textLength(rule, max, 'is hard to scan'),
    ],
  })
}

type ChoiceOptions = {
  readonly list: { title: string; value: string }[]
  /** Error message if nothing is chosen. Without a message, the field is optional. */
  readonly missing?: string
  readonly layout?: 'radio'
}

/** A choice of one value. */
export function choice(
  name: string,
  title: string,
  description: string,
  { missing: message, ...options }: ChoiceOptions,
) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    options,
    validation: (rule) => (message ? rule.required().error(message) : rule),
  })
}

/** Prose with paragraphs, lists and links. */
export function richTextField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'richText',
    validation: (rule) => [
      rule.required().min(1).error(missing(title)),
      rule.custom(readableProse),
      rule.custom(proseLengthWarning).warning(),
      rule.custom(proseLengthLimit),
    ],
  })
}

function atLeastMessage(min: number) {
  return min === 1 ? 'Add at least one' : `Add at least ${min}: the site needs them`
}

/** An ordered list of texts, or of objects of the type `of`. */
export function list(
  name: string,
  title: string,
  description: string,
  of = 'string',
  { optional, exactly, min = 1 }: ListOptions = {},
) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [
      of === 'string'
        ? defineArrayMember({
            // Multi-line, because many items are sentences.
            type: 'text',
            rows: 2,
            validation: (rule) => [
              rule.required().error('This line is empty: write it or remove it'),
              rule.custom(readable),
              rule.custom(oneParagraph).warning(),
              ...itemLength(rule),
            ],
          })
        : defineArrayMember({ type: of }),
    ],
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(missing(title))]),
      exactly === undefined
        ? rule.min(min).error(atLeastMessage(min))
        : rule.length(exactly).error(`The page is laid out for exactly ${exactly} of these`),
      ...(of === 'string' ? [rule.unique().warning('This line is in the list twice')] : []),
    ],
  })
}
