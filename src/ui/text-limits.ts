/**
 * Characters that a field takes at most, by its kind. The email-manager takes 10,000 in a field, 254 in
 * an address and 64 KiB in a request, in which a form filled to these limits fits in any script.
 */
export const TEXT_LIMITS = { line: 500, address: 254, lines: 10_000 }
