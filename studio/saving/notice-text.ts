import type { Save } from './saves.ts'

/**
 * What the editor is told about pending saves.
 *
 * @returns null while nothing is wrong
 */
export function noticeOf(saves: readonly Save[]): string | null {
  const failing = saves.findLast(({ problem }) => problem !== null)
  const [oldest] = saves
  if (!failing || !oldest) return null
  const count = new Set(saves.flatMap(({ documents }) => documents)).size
  const what = count === 1 ? 'changes to 1 document' : `changes to ${count} documents`
  const time = oldest.since.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
  return `${what}, since ${time}. ${failing.problem} Trying again; leave this page open.`
}
