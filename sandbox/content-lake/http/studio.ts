import type { Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { badRequest } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { releasesAmong } from '../releases/release.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitJson, readJson } from './input.ts'
import { editorCookie, LOCAL_USER, userById, userOfRequest } from './user.ts'

const FULL_ACCESS = {
  filter: '_id in path("**")',
  permissions: ['create', 'editHistory', 'history', 'manage', 'read', 'update'],
}

/** Features of a hosted project's plan that the lake supports. The CLI and the Studio check them before use. */
const FEATURES = ['privateDataset', 'contentReleases', 'singleDocRelease']

/**
 * Routes for the Studio's requests about permissions and features, and about offers and news for a hosted project. The
 * offers and news are empty here.
 */
export function addStudioRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const root = '/:version{v[^/]+}'
  const project = `${root}/projects/:project`

  // The Studio allows edits only of documents that match one of these filters.
  app.get(`${project}/datasets/:dataset/acl`, (context) => {
    lake.dataset(context.req.param('dataset'))
    return context.json([FULL_ACCESS])
  })
  app.get(`${project}/datasets/:dataset/settings/:setting`, (context) => context.json({}))
  app.get(`${project}/grants`, (context) => context.json({}))
  app.get(`${project}/roles`, (context) => context.json(LOCAL_USER.roles))
  // Reports the requesting Studio as registered, because an unregistered Studio asks its editors to register it.
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
  // Allows any number of releases.
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
  // `attributes` tells the Releases tool for how many days history is kept. Empty means forever.
  app.get(`${root}/subscriptions/project/:project`, (context) =>
    context.json({ featureTypes: { retention: { features: [{ attributes: {} }] } } }),
  )
  app.get(`${root}/schedules/:project/:dataset`, (context) => context.json({ schedules: [] }))
  app.get(`${root}/help`, (context) => context.json({ resources: { sectionArray: [] } }))
  app.get(`${root}/intake/telemetry-status`, (context) => context.json({ status: 'denied' }))
  app.post(`${root}/intake/*`, (context) => context.json({}))
}

const KEY_VALUE_PATH = '/:version{v[^/]+}/users/me/keyvalue'

interface KeyValue {
  key: string
  value: unknown
}

/** `GET /users/me/keyvalue/:keys` and `PUT /users/me/keyvalue`: the current user's settings in the Studio. */
export function addUserSettingsRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get(`${KEY_VALUE_PATH}/:keys`, (context) => {
    const { id } = userOfRequest(lake, context)
    const pairs = context.req
      .param('keys')
      .split(',')
      .map((key) => ({ key, value: lake.userSettings.get(id, key) }))
    return context.json(pairs.filter(({ value }) => value !== undefined))
  })

  app.put(KEY_VALUE_PATH, limitJson, async (context) => {
    const { id } = userOfRequest(lake, context)
    const pairs = await readPairs(context)
    for (const { key, value } of pairs) lake.userSettings.set(id, key, value)
    return context.json(pairs)
  })
}

async function readPairs(context: Context): Promise<KeyValue[]> {
  const body = await readJson(context)
  if (!Array.isArray(body)) throw badRequest('Request body must be an array of keys and values')
  return body.map((pair: unknown) => {
    if (!isJsonObject(pair) || typeof pair['key'] !== 'string') throw badRequest('Missing "key"')
    return { key: pair['key'], value: pair['value'] ?? null }
  })
}

/** In the year 2100, so that no session expires. */
const SESSION_EXPIRY_MS = 4_102_444_800_000

/** Routes for the current user and for users by id. Editors do not sign in but choose a name (`choose-editor.ts`). */
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
    return context.json({ id, expiry: SESSION_EXPIRY_MS })
  })
  app.get(`${root}/auth/providers`, (context) =>
    context.json({ providers: [], thirdPartyLogin: false, sso: {} }),
  )
  app.post(`${root}/auth/logout`, (context) => {
    deleteCookie(context, editorCookie(context.req.header('host')))
    return context.json({})
  })
}
