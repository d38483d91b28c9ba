/**
 * Maximum number of characters of a field, by its kind. The email-manager accepts 10,000 in a field, 254 in an email
 * address and 64 KiB in a request; a form filled to these limits stays below 64 KiB in any writing system.
 */
export const TEXT_LIMITS = { line: 500, address: 254, lines: 10_000 }
