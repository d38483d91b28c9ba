import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { badRequest } from '../errors.ts'
import type { Lake } from '../store/lake.ts'
import { isLoopbackOrigin } from './checks.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitJson } from './input.ts'
import {
  chosenEditor,
  editorCookie,
  LOCAL_USER,
  type User,
  userHeaders,
  browserUsers,
} from './user.ts'
import { whoPage } from './who-page.ts'

const YEAR_SECONDS = 31_536_000
const MAX_NAME = 60

/**
 * `/who`: the page where people choose their name, without a password, so that the Studio can distinguish
 * editors. It redirects to `origin`, like the hosted sign-in.
 */
export function addWhoRoutes(app: Hono, { lake }: LakeEnvironment): void {
  app.get('/who', (context) => context.html(pageFor(lake, context, context.req.query('origin'))))

  app.post('/who', limitJson, async (context) => {
    const form = await context.req.formData()
    const origin = textOf(form, 'origin')
    const problem = form.has('id') ? null : problemOf(textOf(form, 'name'))
    if (problem !== null) {
      return context.html(pageFor(lake, context, origin, { problem, form }), 422)
    }
    const { id } = chosenUser(lake, form)
    setCookie(context, editorCookie(context.req.header('host')), id, {
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: YEAR_SECONDS,
    })
    return context.redirect(isOurs(origin) ? origin : '/who', 303)
  })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function problemOf(name: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Write your name: at least one letter or digit.'
  return name.length > MAX_NAME ? `Write a shorter name: ${MAX_NAME} characters at most.` : null
}

/** @throws LakeError 400 for an id that the page does not offer */
function chosenUser(lake: Lake, form: FormData): { id: string } {
  if (!form.has('id')) return lake.editors.findOrAdd(textOf(form, 'name').replaceAll(/\s+/g, ' '))
  const user = browserUsers(lake).find(({ id }) => id === textOf(form, 'id'))
  if (!user) throw badRequest('No such editor')
  return user
}

/** True for an address on this machine. The page redirects only to such addresses. */
function isOurs(address: string | undefined): address is string {
  return address !== undefined && URL.canParse(address) && isLoopbackOrigin(new URL(address).origin)
}

interface Refused {
  problem: string
  form: FormData
}

function pageFor(lake: Lake, context: Context, origin: string | undefined, refused?: Refused) {
  context.header('Content-Security-Policy', POLICY)
  const me = chosenEditor(lake, userHeaders(context)) ?? LOCAL_USER
  const users: User[] = browserUsers(lake)
  return whoPage({
    users,
    me: me.id,
    local: LOCAL_USER.id,
    origin: isOurs(origin) ? origin : '',
    maxName: MAX_NAME,
    typed: refused ? textOf(refused.form, 'name') : '',
    ...(refused && { problem: refused.problem }),
  })
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
