import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { landFile } from '../../src/sections/chartlet/extent.ts'
import { temporaryFolder } from '../../tests/helpers/temporary.ts'
import { drawChartletLand, readLand } from '../site-files/chartlet-land.ts'
import { serveChartLand, servePreview } from './serve-in-development.ts'

test('serves the preview, and the drawings of land on port charts, at the same addresses as a build', async () => {
  const root = await temporaryFolder()
  await writeFile(path.join(root, 'index.html'), '<body>the site</body>')
  await writeFile(path.join(root, 'preview.html'), '<body>the preview</body>')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [serveChartLand(), servePreview()],
    server: { port: 0, host: 'localhost', watch: null },
  })
  await server.listen()
  onTestFinished(() => server.close())
  const get = async (pathname: string) =>
    await (
      await fetch(new URL(pathname, server.resolvedUrls?.local[0]), {
        headers: { Accept: 'text/html' },
      })
    ).text()

  for (const address of ['/preview', '/preview/contact', '/preview/ports/mundra?a=b'])
    expect(await get(address)).toMatch(/@vite\/client[^]*the preview/)
  for (const address of ['/', '/previews', '/contact'])
    expect(await get(address)).toContain('the site')
  const position = { lat: -33.9, lng: 18.4 }
  expect(await get(landFile(position))).toBe(drawChartletLand(await readLand(), position))
})
