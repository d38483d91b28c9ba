/** Letters that no mark can be taken off. */
const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

const LONGEST = 60

/**
 * Name of the file for a vessel, safe in any file system: lower-case letters, digits and hyphens. What
 * has no such letters is left out.
 *
 * @example packFileName('MV Örnsköld', '0000000') // compliance-pack-mv-ornskold-0000000.pdf
 */
export function packFileName(vesselName: string, imo: string): string {
  return `${['compliance-pack', slug(vesselName), slug(imo)].filter(Boolean).join('-')}.pdf`
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => LATIN[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
}
