/** The colours from which editors choose; white initials have a contrast of at least 4.5 on each. */
export const COLOURS: Readonly<Record<string, string>> = {
  Blue: '#1d5fbf',
  Teal: '#0f766e',
  Green: '#2e7d32',
  Brown: '#8a5300',
  Red: '#b3261e',
  Magenta: '#a3247c',
  Violet: '#6b3fb5',
  Slate: '#475569',
}

/** A profile picture as a data URL, which needs no request: initials on a colour. */
export function avatar(name: string, colour: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" fill="${colour}"/>` +
    '<text x="32" y="42" font-family="sans-serif" font-size="28" text-anchor="middle" fill="#fff">' +
    `${initials(name)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The first letter or figure of the first and of the last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase()
}
