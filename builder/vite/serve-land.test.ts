import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landFile } from '../../src/sections/chartlet/extent.ts'
import { drawChartletLand, readLand } from '../site-files/chartlet-land.ts'
import { serveLand } from './serve-in-development.ts'

let root: string
let server: ViteDevServer

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'serve-land-'))
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [serveLand()],
    server: { port: 0, host: 'localhost', watch: null },
  })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

const get = (pathname: string) => fetch(new URL(pathname, server.resolvedUrls?.local[0]))

test.each([
  { lat: 18.9333, lng: 72.85 },
  { lat: -33.9, lng: -70.5 },
])('the land around $lat, $lng is what the build would draw', async (position) => {
  const response = await get(landFile(position))
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(drawChartletLand(await readLand(), position))
})
