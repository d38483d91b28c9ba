/** Runs the product on this machine, as production would: `npm start`. */
import { runStack } from './stack.ts'

await runStack(async (processes, { ports }) => {
  console.log('Building the site (10 seconds the first time, 3 afterwards) …')
  await processes.run('The build of the site', ['src/app/prerender/build.ts'])
  await processes.serve(
    'The site server',
    ['sandbox/site-server/main.ts'],
    `http://localhost:${ports.site}/robots.txt`,
  )
})
