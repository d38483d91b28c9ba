import type { Hono } from 'hono'
import { LOCAL_USER } from './user.ts'

/** So far in the future that no session expires during work. */
const NEVER = 4_102_444_800_000

/** The current user and users by id: the lake has only one. */
export function addUserRoutes(app: Hono): void {
  const root = '/:version{v[^/]+}'
  app.get(`${root}/users/me`, (context) => context.json(LOCAL_USER))
  app.get(`${root}/users/:ids`, (context) => {
    const users = context.req.param('ids').split(',').map(userOf)
    return context.json(users.length === 1 ? users[0] : users)
  })
  app.get(`${root}/auth/id`, (context) => context.json({ id: LOCAL_USER.id, expiry: NEVER }))
  app.get(`${root}/auth/providers`, (context) =>
    context.json({ providers: [], thirdPartyLogin: false, sso: {} }),
  )
  app.post(`${root}/auth/logout`, (context) => context.json({}))
}

function userOf(id: string): typeof LOCAL_USER {
  return { ...LOCAL_USER, id }
}
