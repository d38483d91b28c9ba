/**
 * Compares each page with how it should look: `npm run look`. With `--update` retakes the pictures, including those
 * in README.md. With `--out FOLDER` takes pictures of every page and state there, for a review.
 */
import { spawnSync } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const FOLDER = 'tests/look'

/** Pictures in README.md: the page, and the line from which it is shown. */
const README = [
  { page: 'home-1280-light', top: 0, file: 'docs/home.webp' },
  { page: 'ports-mumbai-1280-dark', top: 0, file: 'docs/port-at-night.webp' },
]

const { values } = parseArgs({ options: { update: { type: 'boolean' }, out: { type: 'string' } } })
const { update, out } = values
const tests = out === undefined ? ['--project=nightly', 'look.spec.ts'] : ['--project=pictures']
const command = ['run', '--silent', 'test:e2e', '--', '--no-deps', ...tests]
if (update) command.push('--update-snapshots=all')
const { status } = spawnSync('npm', command, {
  stdio: 'inherit',
  env: { ...process.env, NIGHTLY: '1', ...(out !== undefined && { LOOK_OUT: path.resolve(out) }) },
})
if (update) {
  for (const picture of README) await showPart(picture)
  for await (const name of glob(`${FOLDER}/*.png`)) await makeSmall(name)
}
process.exit(status ?? 1)

/** Few colours take a third of the bytes, and are the same to the comparison. */
async function makeSmall(name: string): Promise<void> {
  const picture = await readFile(name)
  await writeFile(
    name,
    await sharp(picture).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer(),
  )
}

/** Writes as much of a page as a screen shows. */
async function showPart({ page, top, file }: (typeof README)[number]): Promise<void> {
  const picture = sharp(await readFile(path.join(FOLDER, `${page}.png`)))
  await picture
    .extract({ left: 0, top, width: 640, height: 400 })
    .webp({ quality: 80 })
    .toFile(file)
}
