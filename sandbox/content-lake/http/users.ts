import type { Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type { LakeEnvironment } from './environment.ts'
import { editorCookie, userById, userOfRequest } from './user.ts'

/** So far in the future that no session expires during work. */
const NEVER = 4_102_444_800_000

/** The current user and users by id. Everybody is signed in, as the editor they said to be (`who.ts`). */
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
