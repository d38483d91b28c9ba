import type { Hono } from 'hono'
import type { LakeEnvironment } from './environment.ts'
import { checkProject } from './projects.ts'
import { LOCAL_USER } from './user.ts'

const EVERYTHING = {
  filter: '_id in path("**")',
  permissions: ['create', 'editHistory', 'history', 'manage', 'read', 'update'],
}

/**
 * What the Studio asks for around a dataset: rights, and the features, offers and news that a
 * hosted project has and this one has not. It works without answers, but not quietly.
 */
export function addStudioRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const root = '/:version{v[^/]+}'
  const project = `${root}/projects/:project`

  // In the browser the Studio holds documents to these filters: with none nothing can be edited.
  app.get(`${project}/datasets/:dataset/acl`, (context) => {
    checkProject(lake.projectId, context.req.param('project'))
    lake.dataset(context.req.param('dataset'))
    return context.json([EVERYTHING])
  })
  app.get(`${project}/datasets/:dataset/settings/:setting`, (context) => context.json({}))
  app.get(`${project}/grants`, (context) => context.json({}))
  app.get(`${project}/roles`, (context) => context.json(LOCAL_USER.roles))
  // The Studio that asks is a registered one: else it urges its editors to have it registered.
  app.get(`${project}/user-applications`, (context) => {
    const origin = context.req.header('origin')
    const { projectId } = lake
    const asking = { id: 'local', projectId, type: 'studio', urlType: 'external', appHost: origin }
    return context.json(origin === undefined ? [] : [asking])
  })

  for (const path of ['features', 'journey/announcements', 'access/requests/me']) {
    app.get(`${root}/${path}`, (context) => context.json([]))
  }
  app.get(`${root}/journey/*`, (context) => context.json(null))
  app.get(`${root}/subscriptions/project/:project`, (context) => context.json({}))
  app.get(`${root}/schedules/:project/:dataset`, (context) => context.json({ schedules: [] }))
  app.get(`${root}/help`, (context) => context.json({ resources: { sectionArray: [] } }))
  app.get(`${root}/intake/telemetry-status`, (context) => context.json({ status: 'denied' }))
  app.post(`${root}/intake/*`, (context) => context.json({}))
}
