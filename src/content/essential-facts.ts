/**
 * The facts of the site settings that every page needs: the brand's name, and how a ship reaches the desk. The Studio,
 * the import, the release check, the build and browsers share these rules.
 */
import * as v from 'valibot'
import { mailHref, telHref, whatsappHref } from '../text/contact-links.ts'
import { withoutInvisible } from '../text/invisible.ts'
import type { PageContent } from './page-query.ts'

export const essentialFacts = [
  'brandName',
  'emergencyPhone',
  'whatsappNumber',
  'supportEmail',
  'officeLocation',
] as const

export type FactName = (typeof essentialFacts)[number]

const USABLE: Record<FactName, (text: string) => boolean> = {
  brandName: hasWords,
  emergencyPhone: (text) => telHref(text) !== null,
  whatsappNumber: (text) => whatsappHref(text) !== null,
  supportEmail: (text) => mailHref(text) !== null,
  officeLocation: hasWords,
}

export type Facts = Partial<Record<FactName, string>>

/** Mark that the preview appends to a text; it names the text's field (`@sanity/client/stega`). */
const PREVIEW_MARK = /\u200B{4}[\u200B-\u200D\uFEFF]*$/u

/**
 * Returns a fact as pages show it, without invisible characters.
 *
 * @param value the stored value
 * @returns null if visitors could not use it, such as a number without its country code
 */
export function usableFact(name: FactName, value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [mark = ''] = PREVIEW_MARK.exec(value) ?? []
  const text = withoutInvisible(value.slice(0, value.length - mark.length))
  return USABLE[name](text) ? text + mark : null
}

const fields = v.fallback(v.record(v.string(), v.unknown()), {})

export function usableFacts(settings: unknown): Facts {
  const facts: Facts = {}
  const stored = v.parse(fields, settings)
  for (const name of essentialFacts) {
    const fact = usableFact(name, stored[name])
    if (fact !== null) facts[name] = fact
  }
  return facts
}

function hasWords(text: string): boolean {
  return text !== ''
}

type Known = { facts: Facts; asOf: number }

const nothing: Known = { facts: {}, asOf: Number.NEGATIVE_INFINITY }

let known = nothing

/**
 * Fills in the last known value of each essential fact that the content lacks, so that an emptied setting does not
 * remove the telephone number from open pages. Also remembers the facts of the content, unless newer ones are known.
 */
export function fillInKnownFacts<Content extends PageContent>(content: Content): Content {
  const { settings } = content.frame
  const kept: Facts = {}
  const found: Facts = {}
  for (const name of essentialFacts) {
    const value = settings[name]
    if (value !== null) found[name] = value
    else if (known.facts[name] !== undefined) kept[name] = known.facts[name]
  }
  const asOf = Date.parse(content.asOf)
  known =
    asOf >= known.asOf
      ? { facts: { ...known.facts, ...found }, asOf }
      : { ...known, facts: { ...found, ...known.facts } }
  if (Object.keys(kept).length === 0) return content
  return { ...content, frame: { ...content.frame, settings: { ...settings, ...kept } } }
}

export function forgetKnownFacts(): void {
  known = nothing
}
