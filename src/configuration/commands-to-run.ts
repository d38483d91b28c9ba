/** Variables for the lake that `npm start` runs, on its default port. */
const EMBEDDED = 'VITE_SANITY_PROJECT_ID=localdev VITE_SANITY_API_HOST=http://localhost:3900'

/**
 * Returns a text with the commands that run the current npm script again, with the missing variables.
 *
 * @param hosted variables for a Sanity project
 * @param script the current npm script
 */
export function commandsToRun(
  hosted: string,
  script = process.env['npm_lifecycle_event'] ?? 'build',
): string {
  return `For a Sanity project, set these variables in the command or in a file .env (README.md):
  ${hosted} npm run ${script}
For the embedded lake, while "npm start" runs in another terminal:
  ${EMBEDDED} npm run ${script}`
}
