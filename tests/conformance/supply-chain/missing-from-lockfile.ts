/** An entry of `packages` in package-lock.json. */
export type LockEntry = {
  version?: string
  integrity?: string
  /** Where it was fetched, or the folder of a workspace. */
  resolved?: string
  /** Set for a workspace, which is a folder of the repository. */
  link?: boolean
  optionalDependencies?: Record<string, string>
}

/**
 * Names what `npm ci` would miss on some platform: optional packages that a locked one asks for and that
 * have no entry, and entries without a hash. npm writes such a lockfile without a word when a registry
 * lacks the packages of other platforms, and then refuses it everywhere (npm/cli#9846).
 *
 * @param packages `packages` of package-lock.json, by their folders
 */
export function missingFromLockfile(packages: Readonly<Record<string, LockEntry>>): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const isInstalled = folder.includes('node_modules/') && !entry.link
    const unhashed = isInstalled && !entry.integrity ? [`${folder}: no hash`] : []
    const missing = Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, range]) => !isLocked(packages, folder, name, range))
      .map(([name, range]) => `${folder || 'package.json'}: ${name}@${range}`)
    return unhashed.concat(missing)
  })
}

/** Whether the package that Node finds from `folder` as `name` is locked, and has this version if one is given. */
function isLocked(
  packages: Readonly<Record<string, LockEntry>>,
  folder: string,
  name: string,
  range: string,
): boolean {
  const found = lookUpFrom(folder)
    .map((place) => packages[`${place}node_modules/${name}`])
    .find((entry) => entry !== undefined)
  const isExact = /^\d+\.\d+\.\d+/.test(range)
  return found !== undefined && (!isExact || found.version === range)
}

/** The folders in whose `node_modules` Node looks, nearest first: `a/node_modules/b/`, `a/`, and the root. */
function lookUpFrom(folder: string): string[] {
  const places = folder === '' ? [] : [`${folder}/`]
  for (let end = folder.lastIndexOf('node_modules/'); end > 0;) {
    places.push(folder.slice(0, end))
    end = folder.lastIndexOf('node_modules/', end - 1)
  }
  return [...places, '']
}
