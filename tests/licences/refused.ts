/** Finds the packages in the lockfile whose licence is not allowed. */
import * as v from 'valibot'

/** Allowed in files that visitors load: these licences require at most attribution. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Public Domain',
  'Zlib',
])

/** Allowed in tools and in the Studio, because the company uses them itself and does not distribute them. */
const ALLOWED_IN_TOOLS = new Set([
  ...PERMISSIVE,
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
])

/** An entry of `packages` in package-lock.json. `dev` is set if only tests, tools or the Studio need the package. */
export const lockedPackage = v.looseObject({
  license: v.exactOptional(v.string()),
  /** Set for a workspace, which is a folder of the repository. */
  link: v.exactOptional(v.boolean()),
  dev: v.exactOptional(v.boolean()),
  devOptional: v.exactOptional(v.boolean()),
  optional: v.exactOptional(v.boolean()),
})

export type LockedPackage = v.InferOutput<typeof lockedPackage>

/**
 * Returns a line for each package whose licence is unknown, or is not allowed where the package is used.
 *
 * @param packages `packages` of package-lock.json, by their folders
 * @param licenceOf returns the licence of a package; called only if the lockfile does not name the licence
 */
export function refusedLicences(
  packages: Readonly<Record<string, LockedPackage>>,
  licenceOf: (folder: string) => string | null,
): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    // Skips the product and its workspaces.
    if (!folder.includes('node_modules/') || entry.link) return []
    const licence = entry.license ?? licenceOf(folder)
    if (licence === null) return [`${folder}: names no licence`]
    // Optional packages are programs for one platform. Browsers do not load them.
    const isTool = entry.dev || entry.devOptional || entry.optional
    if (isAllowed(licence, isTool ? ALLOWED_IN_TOOLS : PERMISSIVE)) return []
    return [
      `${folder}: ${licence}, ${isTool ? 'not allowed' : 'not allowed in files that visitors load'}`,
    ]
  })
}

/** @param licence an SPDX expression. Parentheses may enclose only the whole expression: `(MIT OR CC0-1.0)`. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  return licence
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())))
}
