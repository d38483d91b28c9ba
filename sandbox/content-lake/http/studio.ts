import type { Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { badRequest } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { releasesAmong } from '../releases/release.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitJson, readJson } from './input.ts'
import { editorCookie, LOCAL_USER, userById, userOfRequest } from './user.ts'

const EVERYTHING = {
  filter: '_id in path("**")',
  permissions: ['create', 'editHistory', 'history', 'manage', 'read', 'update'],
}

/** Features of a hosted project's plan that the lake supports. The CLI and the Studio check them before use. */
const FEATURES = ['privateDataset', 'contentReleases', 'singleDocRelease']

/**
 * What the Studio requests besides content: permissions, features, and the offers and news of a hosted project,
 * which are empty here. Without these responses the Studio works, but logs errors.
 */
export function addStudioRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const root = '/:version{v[^/]+}'
  const project = `${root}/projects/:project`

  // The Studio checks documents against these filters. Without a filter, no document could be edited.
  app.get(`${project}/datasets/:dataset/acl`, (context) => {
    lake.dataset(context.req.param('dataset'))
    return context.json([EVERYTHING])
  })
  app.get(`${project}/datasets/:dataset/settings/:setting`, (context) => context.json({}))
  app.get(`${project}/grants`, (context) => context.json({}))
  app.get(`${project}/roles`, (context) => context.json(LOCAL_USER.roles))
  // Reports every Studio as registered, because an unregistered Studio urges its editors to register it.
  app.get(`${project}/user-applications`, (context) => {
    const origin = context.req.header('origin')
    const { projectId } = lake
    const studio = { id: 'local', projectId, type: 'studio', urlType: 'external', appHost: origin }
    return context.json(origin === undefined ? [] : [studio])
  })

  for (const path of ['journey/announcements', 'access/requests/me']) {
    app.get(`${root}/${path}`, (context) => context.json([]))
  }
  app.get(`${root}/features`, (context) => context.json(FEATURES))
  // Releases without limits.
  app.get(`${project}/new-content-release-allowed`, (context) => {
    const releases = lake.list().flatMap(({ name }) => releasesAmong(lake.dataset(name).all()))
    const active = releases.filter(({ state }) => state !== 'archived' && state !== 'published')
    return context.json({
      data: {
        orgActiveReleaseCount: active.length,
        orgMeteredActiveReleaseCount: active.length,
        datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
        orgActiveReleaseLimit: null,
      },
    })
  })
  app.get(`${root}/journey/*`, (context) => context.json(null))
  // History is kept forever, so `attributes` lacks the number of days that the Releases tool reads.
  app.get(`${root}/subscriptions/project/:project`, (context) =>
    context.json({ featureTypes: { retention: { features: [{ attributes: {} }] } } }),
  )
  app.get(`${root}/schedules/:project/:dataset`, (context) => context.json({ schedules: [] }))
  app.get(`${root}/help`, (context) => context.json({ resources: { sectionArray: [] } }))
  app.get(`${root}/intake/telemetry-status`, (context) => context.json({ status: 'denied' }))
  app.post(`${root}/intake/*`, (context) => context.json({}))
}

const ROOT = '/:version{v[^/]+}/users/me/keyvalue'

interface Pair {
  key: string
  value: unknown
}

/** `GET /users/me/keyvalue/:keys` and `PUT /users/me/keyvalue`: the Studio's settings of a user. */
export function addUserSettingsRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get(`${ROOT}/:keys`, (context) => {
    const { id } = userOfRequest(lake, context)
    const pairs = context.req
      .param('keys')
      .split(',')
      .map((key) => ({ key, value: lake.userSettings.get(id, key) }))
    return context.json(pairs.filter(({ value }) => value !== undefined))
  })

  app.put(ROOT, limitJson, async (context) => {
    const { id } = userOfRequest(lake, context)
    const pairs = await readPairs(context)
    for (const { key, value } of pairs) lake.userSettings.set(id, key, value)
    return context.json(pairs)
  })
}

async function readPairs(context: Context): Promise<Pair[]> {
  const body = await readJson(context)
  if (!Array.isArray(body)) throw badRequest('Request body must be an array of keys and values')
  return body.map((pair: unknown) => {
    if (!isJsonObject(pair) || typeof pair['key'] !== 'string') throw badRequest('Missing "key"')
    return { key: pair['key'], value: pair['value'] ?? null }
  })
}

/** Far in the future, so that no session expires during work. */
const NEVER = 4_102_444_800_000

/** The current user, and users by id. Everyone is signed in as the editor chosen at `/who` (`who.ts`). */
export function addUserRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const root = '/:version{v[^/]+}'
  app.get(`${root}/users/me`, (context) => context.json(userOfRequest(lake, context)))
  app.get(`${root}/users/:ids`, (context) => {
    const users = context.req
      .param('ids')
      .split(',')
      .map((id) => userById(lake, id))
    return context.json(users.length === 1 ? users[0] : users)
  })
  app.get(`${root}/auth/id`, (context) => {
    const { id } = userOfRequest(lake, context)
    return context.json({ id, expiry: NEVER })
  })
  app.get(`${root}/auth/providers`, (context) =>
    context.json({ providers: [], thirdPartyLogin: false, sso: {} }),
  )
  app.post(`${root}/auth/logout`, (context) => {
    deleteCookie(context, editorCookie(context.req.header('host')))
    return context.json({})
  })
}
