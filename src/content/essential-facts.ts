/**
 * The facts in the site settings that every page needs: the brand's name and the contact details of the company's desk.
 * The build, the release check and browsers use the rules below. The Studio and the import have stricter rules.
 */
import * as v from 'valibot'
import { mailHref, telHref, whatsappHref } from '../text/contact-links.ts'
import { withoutInvisible } from '../text/invisible.ts'
import type { PageContent } from './page-query.ts'

export const essentialFactNames = [
  'brandName',
  'emergencyPhone',
  'whatsappNumber',
  'supportEmail',
  'officeLocation',
] as const

export type FactName = (typeof essentialFactNames)[number]

const IS_USABLE: Record<FactName, (text: string) => boolean> = {
  brandName: isNotEmpty,
  emergencyPhone: (text) => telHref(text) !== null,
  whatsappNumber: (text) => whatsappHref(text) !== null,
  supportEmail: (text) => mailHref(text) !== null,
  officeLocation: isNotEmpty,
}

export type EssentialFacts = Partial<Record<FactName, string>>

/** Matches the invisible mark that ends a previewed text. The mark names the text's field (`@sanity/client/stega`). */
const PREVIEW_MARK = /\u200B{4}[\u200B-\u200D\uFEFF]*$/u

/**
 * Returns a fact as pages show it: without invisible characters, except the preview's mark.
 *
 * @param value the stored value
 * @returns null if visitors could not use it, such as a number without its country code
 */
export function usableFact(name: FactName, value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [mark = ''] = PREVIEW_MARK.exec(value) ?? []
  const text = withoutInvisible(value.slice(0, value.length - mark.length))
  return IS_USABLE[name](text) ? text + mark : null
}

const settingsSchema = v.fallback(v.record(v.string(), v.unknown()), {})

export function usableFacts(settings: unknown): EssentialFacts {
  const facts: EssentialFacts = {}
  const stored = v.parse(settingsSchema, settings)
  for (const name of essentialFactNames) {
    const fact = usableFact(name, stored[name])
    if (fact !== null) facts[name] = fact
  }
  return facts
}

function isNotEmpty(text: string): boolean {
  return text !== ''
}

type KnownFacts = { facts: EssentialFacts; asOf: number }

const NOTHING_KNOWN: KnownFacts = { facts: {}, asOf: Number.NEGATIVE_INFINITY }

let known = NOTHING_KNOWN

/**
 * Fills in the last known value of each essential fact that the content lacks, so that an emptied setting does not
 * remove the telephone number from open pages. Also remembers the content's own facts, unless newer values are known.
 */
export function fillInKnownFacts<Content extends PageContent>(content: Content): Content {
  const { settings } = content.frame
  const filledIn: EssentialFacts = {}
  const contentFacts: EssentialFacts = {}
  for (const name of essentialFactNames) {
    const value = settings[name]
    if (value !== null) contentFacts[name] = value
    else if (known.facts[name] !== undefined) filledIn[name] = known.facts[name]
  }
  const asOf = Date.parse(content.asOf)
  known =
    asOf >= known.asOf
      ? { facts: { ...known.facts, ...contentFacts }, asOf }
      : { ...known, facts: { ...contentFacts, ...known.facts } }
  if (Object.keys(filledIn).length === 0) return content
  return { ...content, frame: { ...content.frame, settings: { ...settings, ...filledIn } } }
}

export function forgetKnownFacts(): void {
  known = NOTHING_KNOWN
}
