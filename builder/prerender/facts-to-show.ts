/** Keeps the desk's contact details on the site when the published settings lack them. */
import {
  essentialFacts,
  type FactName,
  type Facts,
  usableFacts,
} from '../../src/content/essential-facts.ts'
import { spelledOut } from '../../src/text/invisible.ts'
import { RefusedError } from './content-guard.ts'
import type { BuildNotice } from '../report/notices.ts'

/**
 * The facts that pages show: those that are published and can be used, else those of the site in place.
 *
 * @param settings the published site settings; null when there are none
 * @param lastGood facts of the site in place
 * @throws RefusedError when a fact is in neither: nobody could reach the desk
 */
export function factsToShow(
  settings: unknown,
  lastGood: Facts,
): { facts: Facts; notices: BuildNotice[] } {
  const published = usableFacts(settings)
  const facts = { ...lastGood, ...published }
  const lacking = essentialFacts.filter((name) => published[name] === undefined)
  const missing = lacking.filter((name) => facts[name] === undefined)
  if (missing.length > 0)
    throw new RefusedError(
      'Without these facts of the site settings nobody could reach the desk:',
      missing.map((name) => `${name} ${problemOf(name, settings)}.`).join(' '),
    )
  return { facts, notices: lacking.map((name) => notice(name, settings, lastGood[name])) }
}

const EXPECTED: Record<FactName, string> = {
  brandName: 'words',
  emergencyPhone: 'a number with + and its country code',
  whatsappNumber: 'a number with + and its country code',
  supportEmail: 'an e-mail address',
  officeLocation: 'words',
}

function problemOf(field: FactName, settings: unknown): string {
  const value: unknown = Reflect.get(Object(settings), field) ?? null
  return value === null
    ? 'is not set'
    : `is ${spelledOut(JSON.stringify(value))}, not ${EXPECTED[field]}`
}

function notice(field: FactName, settings: unknown, kept: string | undefined): BuildNotice {
  return {
    artefact: '/',
    document: 'Site settings',
    field,
    problem: `It ${problemOf(field, settings)}, so the site keeps “${kept}”.`,
    remedy: 'Put the right value in the Studio and publish it.',
  }
}
