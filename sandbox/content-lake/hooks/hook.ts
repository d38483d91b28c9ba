import { badRequest, LakeError } from '../errors.ts'
import { isApiVersion } from '../api-version.ts'
import { flagOf } from '../http/body.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import type { Operation } from '../query/change.ts'
import { parseRule, type ParsedQuery } from '../query/groq.ts'

/** What the caller decides of a webhook (https://www.sanity.io/docs/http-reference/webhooks). */
export interface HookSettings extends JsonObject {
  type: 'document'
  name: string
  description: string | null
  url: string
  /** `*` for all. */
  dataset: string
  rule: { on: Operation[]; filter: string | null; projection: string | null }
  apiVersion: string
  httpMethod: string
  includeDrafts: boolean
  includeAllVersions: boolean
  headers: Record<string, string>
  secret: string | null
  isDisabledByUser: boolean
}

export interface Hook extends HookSettings {
  id: string
  projectId: string
  createdAt: string
  createdByUserId: string
  isDisabled: boolean
  deletedAt: null
}

const OPERATIONS: readonly Operation[] = ['create', 'update', 'delete']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Reads a webhook's settings, with defaults for what is left out.
 *
 * @throws LakeError 400 for settings that are malformed, but for a filter or projection that doesn't parse; 501
 * for webhooks of transactions
 */
export function readHookSettings(body: JsonObject): HookSettings {
  const { type = 'document', url, httpMethod = 'POST', apiVersion = 'v2021-03-25' } = body
  if (type === 'transaction') {
    const message = 'Webhooks of transactions are not implemented'
    throw new LakeError(501, message, { statusCode: 501, error: 'Not Implemented', message })
  }
  if (type !== 'document') throw badRequest('"type" must be "document"')
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw badRequest('"url" must be a URL of http or https')
  }
  if (typeof httpMethod !== 'string' || !METHODS.includes(httpMethod)) {
    throw badRequest(`"httpMethod" must be one of ${METHODS.join(', ')}`)
  }
  if (typeof apiVersion !== 'string' || !isApiVersion(apiVersion.replace(/^v/, ''))) {
    throw badRequest('"apiVersion" must be an API version')
  }
  return {
    type,
    name: textOf(body, 'name') ?? '',
    description: textOf(body, 'description'),
    url,
    dataset: textOf(body, 'dataset') ?? '*',
    rule: readRule(body['rule'] ?? {}),
    apiVersion,
    httpMethod,
    includeDrafts: flagOf(body, 'includeDrafts'),
    includeAllVersions: flagOf(body, 'includeAllVersions'),
    headers: readHeaders(body['headers'] ?? {}),
    secret: textOf(body, 'secret'),
    isDisabledByUser: flagOf(body, 'isDisabledByUser'),
  }
}

/** A hook as it was stored. */
export function hookOf(record: JsonObject): Hook {
  return {
    ...readHookSettings(record),
    id: String(record['id']),
    projectId: String(record['projectId']),
    createdAt: String(record['createdAt']),
    createdByUserId: String(record['createdByUserId']),
    isDisabled: false,
    deletedAt: null,
  }
}

/**
 * The query by which a rule decides what is sent of a document; null for nothing.
 *
 * @throws LakeError 400 for a filter or projection that doesn't parse
 */
export function parseHookRule({ filter, projection }: HookSettings['rule']): ParsedQuery {
  const document = 'coalesce(after(), before())'
  // A comment may end either. A projection may be any expression of the document.
  const found = filter === null ? document : `([${document}][(\n${filter}\n)])[0]`
  return parseRule(projection === null ? found : `${found}{"payload": (\n${projection}\n)}.payload`)
}

function readRule(rule: unknown): HookSettings['rule'] {
  if (!isJsonObject(rule)) throw badRequest('"rule" must be an object')
  const { on = OPERATIONS } = rule
  const isEvent = (value: unknown): value is Operation =>
    OPERATIONS.some((operation) => operation === value)
  if (!Array.isArray(on) || on.length === 0 || !on.every(isEvent)) {
    throw badRequest(`"rule.on" must be a list of ${OPERATIONS.join(', ')}`)
  }
  const [filter, projection] = [textOf(rule, 'filter') || null, textOf(rule, 'projection') || null]
  return { on, filter, projection }
}

function readHeaders(headers: unknown): Record<string, string> {
  if (!isJsonObject(headers)) throw badRequest('"headers" must be an object')
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (typeof value !== 'string') throw badRequest(`Header "${name}" must be a string`)
      return [name, value]
    }),
  )
}

function textOf(body: JsonObject, name: string): string | null {
  const value = body[name] ?? null
  if (value === null || typeof value === 'string') return value
  throw badRequest(`"${name}" must be a string`)
}
