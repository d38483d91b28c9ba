/** Uses `runCommand`, like `npm test`, to start a shell whose child process never exits. */
import process from 'node:process'
import { runCommand } from '../../../run-command.ts'

const sleeper = 'console.log(1); setInterval(() => {}, 1000)'
await runCommand(['sh', '-c', `"${process.execPath}" -e '${sleeper}'; true`])
