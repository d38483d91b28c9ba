/** A copy of the working tree, for tests that change source files. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Copies to a new temporary folder all files that Git does not ignore, and links the installed packages there.
 *
 * @returns the path of the folder, which the caller removes
 */
export async function copyTree(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tree-'))
  const files = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of files.split('\0').filter(Boolean)) {
    const source = path.join(root, file)
    // Git still lists a tracked file that was deleted.
    if (existsSync(source)) await cp(source, path.join(folder, file))
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}
