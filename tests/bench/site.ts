/**
 * Measures first page views and first actions: `npm run bench:site` while `npm start` runs. The site's port is
 * `SITE_PORT`. Paths as arguments, like /docs/sla-schedule, select the pages to view; the actions stay the same.
 *
 * Prints one line per figure; exits 1 if a figure exceeds its limit.
 */
import { loadavg } from 'node:os'
import { printFigure } from './figures.ts'
import { readStackSettings } from '../../sandbox/start/stack-settings.ts'
import { measureFirstActions } from './first-action.ts'
import { measureFirstViews } from './first-view.ts'

const { ports, siteOutDir } = readStackSettings()
const siteUrl = `http://localhost:${ports.site}`
console.log(`${siteUrl}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
await fetch(siteUrl).catch(() => {
  console.error('The site does not answer: run npm start in another terminal, then try again.')
  process.exit(1)
})
const measured = [
  measureFirstActions(siteUrl),
  measureFirstViews(siteUrl, siteOutDir, process.argv.slice(2)),
]
for (const figures of measured) for await (const figure of figures) printFigure(figure)
