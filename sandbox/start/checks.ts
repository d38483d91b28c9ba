/** Checks that run before anything is started; each error message says what to do. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { tryLock } from '../../builder/folder-lock.ts'
import { SetUpError } from './stack-settings.ts'

/** @throws SetUpError when the port can't be opened, or browsers refuse it */
export async function checkPortIsFree(port: number, variable: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const server = createServer()
  server.on('error', (cause: NodeJS.ErrnoException) => {
    const problem =
      cause.code === 'EADDRINUSE'
        ? 'is in use. End the program that uses it, or choose'
        : `can’t be opened (${cause.message}). Choose`
    reject(new SetUpError(`Port ${port} ${problem} another port with ${variable}=….`, { cause }))
  })
  server.listen(port, 'localhost', () => server.close(() => resolve()))
  await promise
  if (await isBadPort(port))
    throw new SetUpError(
      `Browsers refuse port ${port}, which belongs to another protocol. Choose another port with ${variable}=….`,
    )
}

/** Whether the port is a "bad port" of the Fetch standard, such as 6000: `fetch` and browsers refuse to connect. */
async function isBadPort(port: number): Promise<boolean> {
  try {
    await fetch(`http://localhost:${port}/`)
    return false
  } catch (error) {
    return error instanceof Error && String(error.cause).includes('bad port')
  }
}

/**
 * Locks the folder until this process ends.
 *
 * @throws SetUpError when another process has locked it
 */
export function lockFolder(folder: string): void {
  if (tryLock(folder) !== null) return
  throw new SetUpError(
    `${folder} is in use by another "npm start" or "npm run dev". End that command, or start this one with another folder and other ports: DATA_DIR=… SITE_PORT=… STUDIO_PORT=… LAKE_PORT=… EMAIL_MANAGER_PORT=….`,
  )
}

/** @throws SetUpError when the folder can't be written */
export async function checkWritable(folder: string): Promise<void> {
  const probe = path.join(folder, '.write-check')
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, 'x'.repeat(4096))
    await rm(probe)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new SetUpError(
      `The folder ${folder} can't be written (${reason}). Free some disk space, or choose another folder with DATA_DIR=….`,
      { cause },
    )
  }
}
