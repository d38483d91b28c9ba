/** Each installed web server serves a site correctly with the configuration that `writeHostFiles` writes for it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostChecks, readDeployment } from '../../builder/live-checks/check-host.ts'
import { runChecks } from '../../builder/live-checks/live-checks.ts'
import { UNSERVED_FILES, writeHostFiles } from '../../builder/hosts/host-files.ts'
import { freePort } from '../helpers/ports.ts'
import { makeSmallSite } from '../helpers/small-site.ts'

let outDir = ''

beforeAll(async () => {
  outDir = await makeSmallSite()
  await writeHostFiles(outDir)
})
afterAll(async () => {
  await rm(outDir, { recursive: true })
})

type WebServer = { name: string; start: (port: number) => Promise<ChildProcess> }

const WEB_SERVERS: WebServer[] = [
  {
    name: 'nginx',
    start: async (port) => {
      const dir = path.join(outDir, 'hosts/nginx')
      const configuration = path.join(outDir, 'nginx.conf')
      const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      await writeFile(
        configuration,
        `daemon off; pid ${outDir}/nginx.pid; error_log ${outDir}/error.log; events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporaryFolders.map((folder) => `${folder}_temp_path ${outDir}/${folder};`).join('\n  ')}
  include ${dir}/headers.conf;
  server {
    listen 127.0.0.1:${port};
    root ${outDir}/site;
    include ${dir}/site.conf;
  }
}`,
      )
      return spawn('nginx', ['-c', configuration], { stdio: 'ignore' })
    },
  },
  {
    // Cloudflare's local runtime. It reads `UNSERVED_FILES` in the site's folder, but does not serve them.
    name: 'wrangler',
    start: async (port) => {
      const dir = path.join(outDir, 'hosts/cloudflare')
      for (const name of UNSERVED_FILES)
        await cp(path.join(dir, name), path.join(outDir, 'site', name))
      return spawn(
        'wrangler',
        ['dev', '--config', `${dir}/wrangler.json`, '--ip', '127.0.0.1', '--port', String(port)],
        {
          stdio: 'ignore',
          env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
        },
      )
    },
  },
]

/** Waits until the server responds. @throws if it ends first */
async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const hasResponded = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (hasResponded) return
  }
  throw new Error(`The web server has ended with ${child.exitCode ?? child.signalCode}`)
}

const isInstalled = ({ name }: WebServer) => spawnSync('which', [name]).status === 0
const missing = WEB_SERVERS.filter((server) => !isInstalled(server)).map(({ name }) => name)
if (missing.length > 0) console.warn(`Not installed, so not tested: ${missing.join(', ')}`)

test.each(WEB_SERVERS.filter(isInstalled))('$name passes check-host', async ({ start }) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = await start(port)
  const ended = once(child, 'exit')
  try {
    await waitUntilReady(child, origin)
    const results = await runChecks(hostChecks(await readDeployment(outDir, origin)))
    expect(results.filter(({ problem }) => problem !== null)).toEqual([])
  } finally {
    child.kill()
    await ended
  }
})

test('at least one web server is installed', () => {
  expect(missing.length).toBeLessThan(WEB_SERVERS.length)
})
