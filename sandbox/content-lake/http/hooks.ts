import type { Context, Hono } from 'hono'
import { generateId } from '../document.ts'
import { apiError } from '../errors.ts'
import type { Deliveries } from '../hooks/deliveries.ts'
import { hookOf, parseHookRule, readHookSettings, type HookSettings } from '../hooks/hook.ts'
import type { JsonObject } from '../json.ts'
import { limitJson, readJsonObject } from './body.ts'
import type { LakeEnvironment } from './environment.ts'
import { ownProject } from './projects.ts'
import { userOfRequest } from './user.ts'

const ROOT = '/:version{v[^/]+}/hooks/projects/:project'

/** `/hooks/projects/:project`: webhooks, and what they have sent. */
export function addHookRoutes(app: Hono, { lake }: LakeEnvironment, deliveries: Deliveries): void {
  app.use(`${ROOT}/*`, ownProject(lake))
  const find = (context: Context) => {
    const id = context.req.param('hook') ?? ''
    const record = lake.hooks.get(id)
    if (!record) throw apiError(404, 'Not Found', `Webhook not found: "${id}"`)
    return hookOf(record)
  }

  app.get(ROOT, (context) => context.json(lake.hooks.list()))
  app.post(ROOT, limitJson, async (context) => {
    const settings = readSettings(await readJsonObject(context))
    const id = generateId()
    const hook = hookOf({
      ...settings,
      id,
      projectId: lake.projectId,
      createdAt: new Date().toISOString(),
      createdByUserId: userOfRequest(lake, context).id,
    })
    lake.hooks.put(id, hook)
    return context.json(hook, 201)
  })
  app.get(`${ROOT}/attempts/:attempt`, (context) => {
    const attempt = deliveries.attempt(context.req.param('attempt'))
    if (!attempt) throw apiError(404, 'Not Found', 'Attempt not found')
    return context.json(attempt)
  })
  app.get(`${ROOT}/:hook`, (context) => context.json(find(context)))
  app.on(['PATCH', 'PUT'], `${ROOT}/:hook`, limitJson, async (context) => {
    const hook = find(context)
    const changed = {
      ...hook,
      ...readSettings({ ...hook, ...(await readJsonObject(context)) }),
    }
    lake.hooks.put(hook.id, changed)
    return context.json(changed)
  })
  app.delete(`${ROOT}/:hook`, (context) => {
    const { id } = find(context)
    lake.hooks.delete(id)
    lake.messages.forget(id)
    return context.json({ deleted: true })
  })
  app.get(`${ROOT}/:hook/messages`, (context) => context.json(lake.messages.of(find(context).id)))
  app.get(`${ROOT}/:hook/attempts`, (context) =>
    context.json(deliveries.attemptsOf(find(context).id)),
  )
}

/** @throws LakeError 400 for settings that are malformed, a rule that doesn't parse included */
function readSettings(body: JsonObject): HookSettings {
  const settings = readHookSettings(body)
  parseHookRule(settings.rule)
  return settings
}
