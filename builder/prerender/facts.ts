/** Keeps the last usable brand name and contact details on the pages while the site settings lack them. */
import * as v from 'valibot'
import {
  essentialFactNames,
  type FactName,
  type EssentialFacts,
  usableFacts,
} from '../../src/content/essential-facts.ts'
import { spellOutInvisible } from '../../src/text/invisible.ts'
import { RefusedError } from './content-guard.ts'
import type { BuildNotice } from '../report/notices.ts'

const framedSchema = v.looseObject({
  frame: v.looseObject({ settings: v.nullish(v.looseObject({})) }),
})

/** The usable essential facts in an answer to a page's query. */
export function essentialFactsIn(answer: unknown): EssentialFacts {
  return v.is(framedSchema, answer) ? usableFacts(answer.frame.settings) : {}
}

/**
 * The facts that pages show: published facts if usable, otherwise the facts on the current site.
 *
 * @param settings the published site settings; null if missing
 * @param lastGood facts of the current site
 * @throws RefusedError when `settings` and `lastGood` lack the same fact: every page needs all the facts
 */
export function factsToShow(
  settings: unknown,
  lastGood: EssentialFacts,
): { facts: EssentialFacts; notices: BuildNotice[] } {
  const published = usableFacts(settings)
  const facts = { ...lastGood, ...published }
  const unusable = essentialFactNames.filter((name) => published[name] === undefined)
  const missing = unusable.filter((name) => facts[name] === undefined)
  if (missing.length > 0)
    throw new RefusedError(
      'Every page needs these site settings:',
      missing.map((name) => `${FIELDS[name].title} ${problemOf(name, settings)}.`).join(' '),
    )
  return { facts, notices: unusable.map((name) => factNotice(name, settings, lastGood[name])) }
}

/** Puts the essential facts into the settings of an answer to a page's query. */
export function withFacts(answer: unknown, facts: EssentialFacts): unknown {
  if (!v.is(framedSchema, answer)) return answer
  const { frame } = answer
  return { ...answer, frame: { ...frame, settings: { ...frame.settings, ...facts } } }
}

/** Title of each field in the Studio, and the expected value. */
const FIELDS: Record<FactName, { title: string; expected: string }> = {
  brandName: { title: 'Brand name', expected: 'words' },
  emergencyPhone: { title: 'Emergency phone', expected: 'a number with + and its country code' },
  whatsappNumber: { title: 'WhatsApp number', expected: 'a number with + and its country code' },
  supportEmail: { title: 'Support email', expected: 'an email address' },
  officeLocation: { title: 'Office', expected: 'words' },
}

function problemOf(field: FactName, settings: unknown): string {
  const value: unknown = Reflect.get(Object(settings), field) ?? null
  return value === null
    ? 'is not set'
    : `is ${spellOutInvisible(JSON.stringify(value))}, not ${FIELDS[field].expected}`
}

function factNotice(field: FactName, settings: unknown, kept: string | undefined): BuildNotice {
  return {
    artefact: '/',
    document: 'Site settings',
    field: FIELDS[field].title,
    problem: `It ${problemOf(field, settings)}, so the site keeps “${kept}”.`,
    remedy: 'Put the right value in the Studio and publish it.',
  }
}
