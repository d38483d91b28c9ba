import { withoutInvisible } from '../../../text/invisible.ts'

/** What a dial has room for, by a word of the service, which editors write. */
const NAMES: readonly (readonly [service: RegExp, name: string])[] = [
  [/\bpack\b/i, 'Pack'],
  [/\bcallback\b/i, 'Callback'],
  [/\bwest\b/i, 'West'],
  [/\beast\b/i, 'East'],
  [/\bDGS\b/, 'DGS notice'],
]

/**
 * The short name of a service under its dial: "Pack" of "Document pack issuance", its first word where it is none of
 * those known; with "to site", on one line, where its time is that of an arrival.
 *
 * @param response the committed time in words
 */
export function dialName(service: string, response: string): string {
  // The preview marks texts with invisible characters.
  const words = withoutInvisible(service)
  const known = NAMES.find(([of]) => of.test(words))?.[1]
  const name = known ?? words.split(/\s/)[0] ?? ''
  return /\bto site\b/i.test(response) ? `${name}: to\u00a0site` : name
}
