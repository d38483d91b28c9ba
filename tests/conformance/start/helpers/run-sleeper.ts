/** Runs, as `npm test` does, a command whose shell starts a process that never ends by itself. */
import process from 'node:process'
import { runCommand } from '../../../run-command.ts'

const sleeper = 'console.log(1); setInterval(() => {}, 1000)'
await runCommand(['sh', '-c', `"${process.execPath}" -e '${sleeper}'; true`])
