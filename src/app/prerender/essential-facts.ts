/** Sees to it that no build takes the ways to reach the desk off the site. */
import {
  essentialFacts,
  type FactName,
  type Facts,
  usableFacts,
} from '../../content/essential-facts.ts'
import { spelledOut } from '../../content/invisible.ts'

/** Something published that the build did not put on the site, and what its editor can do about it. */
export type Notice = { document: string; field: string; problem: string; remedy: string }

/** The settings lack essential facts, and no earlier build has a value for them. */
export class MissingFactsError extends Error {
  override name = 'MissingFactsError'

  constructor(notices: readonly Notice[]) {
    super(
      [
        'The site is not built: without these facts nobody could reach the desk.',
        ...notices.map(noticeLine),
      ].join('\n'),
    )
  }
}

/**
 * The facts that pages show: those that are published and can be used, else those of the site in place.
 *
 * @param settings the published site settings; null when there are none
 * @param lastGood facts of the site in place
 * @throws MissingFactsError when a fact is in neither
 */
export function factsToShow(
  settings: unknown,
  lastGood: Facts,
): { facts: Facts; notices: Notice[] } {
  const published = usableFacts(settings)
  const facts = { ...lastGood, ...published }
  const lacking = essentialFacts.filter((name) => published[name] === undefined)
  const missing = lacking.filter((name) => facts[name] === undefined)
  if (missing.length > 0)
    throw new MissingFactsError(missing.map((name) => notice(name, settings, undefined)))
  return { facts, notices: lacking.map((name) => notice(name, settings, lastGood[name])) }
}

/** Says which facts stay on the site although the settings no longer have them. */
export function sayKept(notices: readonly Notice[]): void {
  if (notices.length === 0) return
  console.error(['Kept on the site as it was:', ...notices.map(noticeLine)].join('\n'))
}

function noticeLine({ document, field, problem, remedy }: Notice): string {
  return `  ${document}, field ${field}: ${problem} ${remedy}`
}

const EXPECTED: Record<FactName, string> = {
  brandName: 'words',
  emergencyPhone: 'a number with + and its country code',
  whatsappNumber: 'a number with + and its country code',
  supportEmail: 'an e-mail address',
  officeLocation: 'words',
}

function notice(field: FactName, settings: unknown, kept: string | undefined): Notice {
  const value: unknown = Reflect.get(Object(settings), field) ?? null
  const problem =
    value === null
      ? 'is not set'
      : `is ${spelledOut(JSON.stringify(value))}, not ${EXPECTED[field]}`
  return {
    document: 'Site settings',
    field,
    problem: kept === undefined ? `${problem}.` : `${problem}; the site keeps “${kept}”.`,
    remedy: 'Put the right value in the Studio and publish it.',
  }
}
