/**
 * Runs a migration on the lake that the environment names (`seed/import/target.ts`), embedded or hosted:
 * `npm run migrate -- <name> [--dry-run]`. Running it again changes nothing. Without a name it lists them.
 */
import { clientFor, lakeEnvironment } from '../seed/import/target.ts'
import { migrate, migrations } from './migrate.ts'

const name = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const migration = name === undefined ? undefined : migrations[name]

if (!migration) {
  console.error('Which migration? npm run migrate -- <name> [--dry-run]')
  for (const [known, { title }] of Object.entries(migrations)) console.error(`  ${known}: ${title}`)
  process.exitCode = 1
} else {
  const dryRun = process.argv.includes('--dry-run')
  const changed = await migrate(migration, clientFor(lakeEnvironment()), { dryRun })
  console.log(
    `${migration.title}: ${changed.length} documents ${dryRun ? 'would change' : 'changed'}.`,
  )
  for (const id of changed) console.log(`  ${id}`)
}
