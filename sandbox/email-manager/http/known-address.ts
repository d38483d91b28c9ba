import { invalidLink } from '../errors.ts'
import { normaliseAddress } from '../subscribers/address.ts'

/**
 * The address of a link, normalised.
 *
 * @throws Refusal 400, as for an unknown address, when it is not an address
 */
export function knownAddress(text: string): string {
  const address = normaliseAddress(text)
  if (address === null) throw invalidLink()
  return address
}
