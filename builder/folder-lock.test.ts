import { temporaryFolder } from '../tests/helpers/temporary.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tryLock, withLock } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
let lockHolder: ChildProcess | null = null
afterEach(async () => {
  lockHolder?.kill('SIGKILL')
})

const noop = () => {}

/** Starts another process and waits until that process holds the lock. */
async function startLockHolder(): Promise<ChildProcess> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))
  const script = `const { tryLock } = await import(${module})
    tryLock(${JSON.stringify(folder)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  lockHolder = child
  await once(child.stdout, 'data')
  return child
}

test('a held lock is refused even in the same process, until it is released', () => {
  const lock = tryLock(folder)
  expect(lock).not.toBeNull()
  expect(tryLock(folder)).toBeNull()
  lock?.release()
  expect(tryLock(folder)).not.toBeNull()
})

test('a lock is released when its process is killed', async () => {
  const child = await startLockHolder()
  expect(tryLock(folder)).toBeNull()
  const onWait = vi.fn<() => void>()
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  const done = withLock(folder, onWait, work)
  expect(onWait).toHaveBeenCalledOnce()
  expect(work).not.toHaveBeenCalled()
  child.kill('SIGKILL')
  await done
  expect(work).toHaveBeenCalledOnce()
})

test('a lock is released when the work fails', async () => {
  const failing = withLock(folder, noop, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(tryLock(folder)).not.toBeNull()
})
