import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Names of the files in a folder and those below it, with slashes; none of a folder that is not there. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      // By hand, for there are tens of thousands.
      const below = parentPath.slice(folder.length + 1).replaceAll(path.sep, '/')
      return below === '' ? name : `${below}/${name}`
    })
}
