/** `npm run reset`: deletes the stand-ins' data folder, including any builds in it. The next start imports the seed. */
import { rm } from 'node:fs/promises'
import { checkPortIsFree, lockFolder } from './checks.ts'
import { readStackSettings, SetUpError } from './stack-settings.ts'

try {
  const { dataDir, ports } = readStackSettings()
  await checkPortIsFree(ports.lake, 'LAKE_PORT')
  lockFolder(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  console.log(`${dataDir} has been deleted; "npm start" will import the seed again.`)
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(
    `${error.message}\nNothing has been deleted. If the stack is running, stop it first.`,
  )
  process.exit(1)
}
