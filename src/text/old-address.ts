/** Which addresses can be redirected: one rule for the Studio and the build, which writes them for hosts. */

/** Nothing that has a meaning to a host's configuration. */
const OLD_ADDRESS = /^(?:\/[a-z\d]+(?:[-_][a-z\d]+)*)+$/

/** @returns what is wrong with an address, as an editor reads it; null for a good one */
export function oldAddressProblem(address: string): string | null {
  return OLD_ADDRESS.test(address)
    ? null
    : 'Write the old address from the slash on, in small letters, like /ports/navlakhi'
}
