/** A set-up that can't work ends with a clear message and exit code 1. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { tryLock } from '../../../builder/folder-lock.ts'
import { bareEnvironment } from '../../helpers/bare-environment.ts'
import { portOf } from '../../helpers/hostile-requests.ts'
import { outcomeOf } from '../../helpers/outcome-of.ts'
import { portEnvironment, PORTS } from '../../helpers/ports.ts'
import { temporaryFolder } from '../../helpers/temporary.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const ports = portEnvironment(PORTS.failedSetUp)

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

/** Runs a command of the stack to its end. */
async function run(script: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...bareEnvironment, DATA_DIR: path.join(folder, 'data'), ...environment },
  })
  return await outcomeOf(child)
}

const START = 'sandbox/start/start.ts'

test.each(['SITE_PORT', 'LAKE_PORT'])('names a used port and its variable %s', async (variable) => {
  await using server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const usedPort = portOf(server)
  const environment = { ...ports, [variable]: String(usedPort) }
  const { code, output } = await run(START, environment)
  expect(code).toBe(1)
  expect(output).toContain(`Port ${usedPort} is in use`)
  expect(output).toContain(`${variable}=`)
  expect(output).not.toContain('    at ')
})

test('names a port that browsers refuse', async () => {
  const { code, output } = await run(START, { ...ports, STUDIO_PORT: '6000' })
  expect(code).toBe(1)
  expect(output).toContain('Browsers refuse port 6000')
  expect(output).toContain('STUDIO_PORT=')
})

test('names an invalid port', async () => {
  const { code, output } = await run(START, { SITE_PORT: '70000' })
  expect(code).toBe(1)
  expect(output).toContain(`SITE_PORT is "70000"; expected a port number`)
})

test('names a data folder in use, even if a port is in use too', async () => {
  const dataDir = path.join(folder, 'data')
  const lock = tryLock(dataDir)
  await using server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { code, output } = await run(START, { ...ports, SITE_PORT: String(portOf(server)) })
  lock?.release()
  expect(code).toBe(1)
  expect(output).toContain(`${dataDir} is in use by another "npm start"`)
  expect(output).toContain('DATA_DIR=')
  expect(output).not.toContain('    at ')
})

test('a build names every bad variable', async () => {
  const { code, output } = await run('builder/build.ts', {
    SITE_OUT_DIR: path.join(folder, 'dist'),
    VITE_SANITY_PROJECT_ID: 'Not A Project',
    VITE_SITE_URL: 'somewhere',
  })
  expect(code).toBe(1)
  expect(output).toContain('VITE_SANITY_PROJECT_ID: found "Not A Project"')
  expect(output).toContain('VITE_SITE_URL: found "somewhere"')
  expect(output).not.toContain('    at ')
})

test('does not reset a data folder in use, even if the ports are free', async () => {
  const lock = tryLock(path.join(folder, 'data'))
  const { code, output } = await run('sandbox/start/reset.ts', ports)
  lock?.release()
  expect(code).toBe(1)
  expect(output).toContain('Nothing has been deleted')
})
