/** Latin letters that Unicode does not decompose. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

const MAX_LENGTH = 60

/**
 * Name of the file for a vessel, safe in any file system: lower-case letters, digits and hyphens. A part
 * without such characters is left out.
 *
 * @example copyFileName('MV Örnsköld', '0000000') // request-copy-mv-ornskold-0000000.pdf
 */
export function copyFileName(vesselName: string, imo: string): string {
  return `${['request-copy', slug(vesselName), slug(imo)].filter(Boolean).join('-')}.pdf`
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => UNDECOMPOSED[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
}
