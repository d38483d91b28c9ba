import type { Hono } from 'hono'
import { releasesAmong } from '../releases/release.ts'
import type { LakeEnvironment } from './environment.ts'
import { checkProject } from './projects.ts'
import { LOCAL_USER } from './user.ts'

const EVERYTHING = {
  filter: '_id in path("**")',
  permissions: ['create', 'editHistory', 'history', 'manage', 'read', 'update'],
}

/** Those of a hosted project's plan that the lake has, by which the CLI and the Studio tell what they may ask for. */
const FEATURES = ['privateDataset', 'contentReleases', 'singleDocRelease']

/**
 * What the Studio requests besides content: rights, features, and the offers and news of a hosted project, of
 * which there are none here. Without responses it works, but logs errors.
 */
export function addStudioRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const root = '/:version{v[^/]+}'
  const project = `${root}/projects/:project`

  // The Studio checks documents against these filters; with none, nothing could be edited.
  app.get(`${project}/datasets/:dataset/acl`, (context) => {
    checkProject(lake.projectId, context.req.param('project'))
    lake.dataset(context.req.param('dataset'))
    return context.json([EVERYTHING])
  })
  app.get(`${project}/datasets/:dataset/settings/:setting`, (context) => context.json({}))
  app.get(`${project}/grants`, (context) => context.json({}))
  app.get(`${project}/roles`, (context) => context.json(LOCAL_USER.roles))
  // Reports every Studio as registered, because an unregistered one urges its editors to register it.
  app.get(`${project}/user-applications`, (context) => {
    const origin = context.req.header('origin')
    const { projectId } = lake
    const asking = { id: 'local', projectId, type: 'studio', urlType: 'external', appHost: origin }
    return context.json(origin === undefined ? [] : [asking])
  })

  for (const path of ['journey/announcements', 'access/requests/me']) {
    app.get(`${root}/${path}`, (context) => context.json([]))
  }
  app.get(`${root}/features`, (context) => context.json(FEATURES))
  // Releases without limits.
  app.get(`${project}/new-content-release-allowed`, (context) => {
    checkProject(lake.projectId, context.req.param('project'))
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
  // Nothing is ever removed from the history. The Releases tool reads the number of days, which is absent.
  app.get(`${root}/subscriptions/project/:project`, (context) =>
    context.json({ featureTypes: { retention: { features: [{ attributes: {} }] } } }),
  )
  app.get(`${root}/schedules/:project/:dataset`, (context) => context.json({ schedules: [] }))
  app.get(`${root}/help`, (context) => context.json({ resources: { sectionArray: [] } }))
  app.get(`${root}/intake/telemetry-status`, (context) => context.json({ status: 'denied' }))
  app.post(`${root}/intake/*`, (context) => context.json({}))
}
