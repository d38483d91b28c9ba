/** Measures the content lake, then the build: `npm run bench`. Exits 1 if a figure exceeds its limit. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

for (const script of ['tests/bench/content-lake/main.ts', 'tests/bench/build.ts']) {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exitCode = 1
}
