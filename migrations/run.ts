/**
 * Runs a migration on the lake that the environment names (`seed/import/target.ts`), embedded or hosted:
 * `npm run migrate -- <name> [--dry-run]`. Running it again changes nothing. `--all` runs all migrations, oldest
 * first. Without a name or `--all`, the command only lists the migrations.
 */
import { parseArgs } from 'node:util'
import { clientFor, lakeEnvironment } from '../seed/import/target.ts'
import { migrate, migrations } from './migrate.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, 'dry-run': { type: 'boolean', default: false } },
})
const dryRun = values['dry-run']
const [name] = positionals
const chosen = Object.entries(migrations).filter(([key]) => values.all || key === name)

for (const [, migration] of chosen) {
  const changed = await migrate(migration, clientFor(lakeEnvironment()), { dryRun })
  console.log(
    `${migration.title}: ${changed.length} documents ${dryRun ? 'would change' : 'changed'}.`,
  )
  for (const id of changed) console.log(`  ${id}`)
}

if (chosen.length === 0) {
  if (name !== undefined) {
    console.error(`There is no migration ${name}.`)
    process.exitCode = 1
  }
  console.log(
    'Migrations, oldest first. To run one: npm run migrate -- <name> [--dry-run], or --all',
  )
  for (const [key, { title }] of Object.entries(migrations)) console.log(`  ${key}: ${title}`)
}
