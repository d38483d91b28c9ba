/**
 * Text of previews: the facts that are there, separated by dots, and "Placeholder" last where data is
 * invented.
 */
import type { PreviewConfig } from '@sanity/types'
import { textsIn } from './rules.ts'

const SEPARATOR = ' · '

function isFact(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

/** Joins the facts that are there; an empty string if all are missing. */
export function facts(...values: readonly unknown[]): string {
  return values.filter(isFact).join(SEPARATOR)
}

/** As `facts`, marked where the document still holds placeholder data. */
export function factsOf(isPlaceholder: unknown, ...values: readonly unknown[]) {
  return facts(...values, isPlaceholder === true ? 'Placeholder' : undefined)
}

/**
 * A preview of fields.
 *
 * @param title paths of the fields that name the document
 * @param subtitle paths of the facts below
 */
export function previewOf(title: readonly string[], subtitle: readonly string[]): PreviewConfig {
  const paths = [...title, ...subtitle]
  return {
    select: {
      ...Object.fromEntries(paths.map((path, index) => [`fact${index}`, path])),
      isPlaceholder: 'isPlaceholder',
    },
    prepare: (selected) => {
      const values = paths.map((_, index) => selected[`fact${index}`])
      return {
        title: facts(...values.slice(0, title.length)),
        subtitle: factsOf(selected['isPlaceholder'], ...values.slice(title.length)),
      }
    },
  }
}

type Choice = {
  readonly title: string
  readonly value: string
}

/** The words an editor chose for a value of a list of choices. */
export function titleOf(choices: readonly Choice[], value: unknown): string | undefined {
  return choices.find((choice) => choice.value === value)?.title
}

/** The words of portable text in one line, cut after about `length` characters. */
export function firstWords(text: unknown, length = 90): string {
  const words = textsIn(text).join(' ').replaceAll(/\s+/g, ' ').trim()
  return words.length > length ? `${words.slice(0, words.lastIndexOf(' ', length))} …` : words
}
