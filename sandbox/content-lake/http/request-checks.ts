import type { MiddlewareHandler } from 'hono'
import { badRequest } from '../errors.ts'
import { isApiVersion } from '../api-version.ts'
import { readSearch } from './parameters.ts'

/** As `@sanity/client` has it. */
const TAG = /^[a-z0-9._-]{1,75}$/i

/** Refuses API versions and request tags that are no such thing, as the client would before it asks. */
export const checkRequest: MiddlewareHandler = async (context, next) => {
  const version = context.req.param('version')
  if (version !== undefined && !isApiVersion(version.slice(1))) {
    throw badRequest(
      `Invalid API version "${version}", expected v1, vX or a date in format vYYYY-MM-DD`,
    )
  }
  for (const tag of readSearch(context).getAll('tag')) {
    if (TAG.test(tag)) continue
    throw badRequest(
      'Tag can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long.',
    )
  }
  await next()
}
