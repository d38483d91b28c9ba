import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { STATUS_FILE, writeStatus, writeWaiting } from './build-status.ts'

const NOTICE = {
  artefact: '/ports/mumbai',
  document: 'Mumbai',
  field: 'lead',
  problem: 'Too long.',
  remedy: 'Shorten it.',
}

let outDir: string
beforeEach(async () => {
  outDir = await temporaryFolder()
})

const servedFile = () => path.join(outDir, 'site', STATUS_FILE)

test('writes the status beside the site and into it', async () => {
  await mkdir(path.join(outDir, 'site'))
  await writeStatus(outDir, { state: 'kept-back', notices: [NOTICE] })
  const status: unknown = JSON.parse(await readFile(servedFile(), 'utf8'))
  expect(status).toEqual({ state: 'kept-back', notices: [NOTICE] })
  expect((await readdir(outDir)).toSorted()).toEqual([STATUS_FILE, 'site'])
})

test('writes the status only if it has changed', async () => {
  await mkdir(path.join(outDir, 'site'))
  await writeStatus(outDir, { state: 'ok', notices: [] })
  const { ino } = await stat(servedFile())
  await writeStatus(outDir, { state: 'ok', notices: [] })
  expect((await stat(servedFile())).ino).toBe(ino)
  await writeStatus(outDir, { state: 'failed', notices: [NOTICE] })
  expect((await stat(servedFile())).ino).not.toBe(ino)
})

test('reports every change of the outcome, except a successful first build', async () => {
  expect(await writeStatus(outDir, { state: 'ok', notices: [] })).toBe(false)
  expect(await writeStatus(outDir, { state: 'kept-back', notices: [NOTICE] })).toBe(true)
  expect(await writeStatus(outDir, { state: 'kept-back', notices: [NOTICE] })).toBe(false)
  expect(await writeStatus(outDir, { state: 'ok', notices: [] })).toBe(true)
})

test('writes the state `waiting` only into the site, so the next build is not compared with it', async () => {
  await mkdir(path.join(outDir, 'site'))
  await writeStatus(outDir, { state: 'ok', notices: [] })
  await writeWaiting(outDir)
  expect(JSON.parse(await readFile(servedFile(), 'utf8'))).toMatchObject({ state: 'waiting' })
  expect(await writeStatus(outDir, { state: 'ok', notices: [] })).toBe(false)
  expect(JSON.parse(await readFile(servedFile(), 'utf8'))).toMatchObject({ state: 'ok' })
})
