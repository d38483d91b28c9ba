/** Says why a command can't read or write the content lake, and what to do. */
import * as v from 'valibot'
import type { Configuration } from '../configuration/configuration.ts'

export class UnreadableLakeError extends Error {
  override name = 'UnreadableLakeError'

  constructor(lake: Configuration['sanity'], cause: unknown) {
    super(`The content lake (${nameOf(lake)}) can’t be used: ${problemOf(lake, cause)}`, { cause })
  }
}

function nameOf({ projectId, dataset, apiHost }: Configuration['sanity']): string {
  return `${apiHost ?? `Sanity project ${projectId}`}, dataset ${dataset}`
}

function problemOf(
  { projectId, dataset, apiHost }: Configuration['sanity'],
  cause: unknown,
): string {
  const reason = reasons(cause).join(': ')
  const status = statusOf(cause) ?? statusIn(reason)
  if (status === 404 && /dataset/i.test(reason))
    return `it has no dataset “${dataset}”. Create it, or set VITE_SANITY_DATASET to the right dataset.`
  if (status === 404)
    return `there is no project “${projectId}” (${reason}). Set VITE_SANITY_PROJECT_ID to the project ID on https://www.sanity.io/manage.`
  if (status === 401 || status === 403)
    return `it refuses access (${reason}). The site needs a public dataset; SANITY_AUTH_TOKEN needs the role Editor for the import, Viewer for the backup.`
  if (status !== undefined) return `it answered ${status} (${reason}). Try again later.`
  const variable = apiHost === null ? 'VITE_SANITY_PROJECT_ID' : 'VITE_SANITY_API_HOST'
  return `it can’t be reached (${reason}). Check the network of this machine, and ${variable}.`
}

function statusOf(cause: unknown): number | undefined {
  const parsed = v.safeParse(v.object({ statusCode: v.number() }), cause)
  return parsed.success ? parsed.output.statusCode : undefined
}

/** The HTTP status in an error's message: errors of `npm run backup` have no `statusCode`. */
function statusIn(reason: string): number | undefined {
  const [, status] = /\bHTTP (\d{3})\b/.exec(reason) ?? []
  return status === undefined ? undefined : Number(status)
}

/** The messages of an error and its causes, without repetition. */
function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return typeof error === 'string' ? [error] : []
  const code: unknown = Reflect.get(error, 'code')
  const message = error.message || (typeof code === 'string' ? code : error.name)
  return [...new Set([message, ...reasons(error.cause)])]
}
