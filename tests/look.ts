/**
 * Compares pages with their pictures in tests/look: `npm run look`. Only one port page is compared. With `--update`,
 * retakes the pictures in tests/look and README.md. With `--out FOLDER`, runs tests/e2e/pictures.spec.ts, which writes
 * to FOLDER.
 */
import { spawnSync } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const FOLDER = 'tests/look'

/** Pictures in README.md: each is cut from the picture of a page, `top` pixels below the picture's top. */
const README_PICTURES = [
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
  for (const picture of README_PICTURES) await cutPicture(picture)
  for await (const name of glob(`${FOLDER}/*.png`)) await reduceColours(name)
}
process.exit(status ?? 1)

/** Reduces a picture to 16 colours. It then has a third of the bytes, and the comparison still passes. */
async function reduceColours(name: string): Promise<void> {
  const picture = await readFile(name)
  await writeFile(
    name,
    await sharp(picture).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer(),
  )
}

/** Cuts a picture for README.md from the picture of a page. */
async function cutPicture({ page, top, file }: (typeof README_PICTURES)[number]): Promise<void> {
  const picture = sharp(await readFile(path.join(FOLDER, `${page}.png`)))
  await picture
    .extract({ left: 0, top, width: 640, height: 400 })
    .webp({ quality: 80 })
    .toFile(file)
}
