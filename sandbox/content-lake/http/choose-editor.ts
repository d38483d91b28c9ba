import type { Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { badRequest } from '../errors.ts'
import type { Lake } from '../store/lake.ts'
import { isLoopbackOrigin } from './checks.ts'
import type { LakeEnvironment } from './environment.ts'
import { limitJson } from './input.ts'
import { browserUsers, chosenEditor, editorCookie, LOCAL_USER, userHeaders } from './user.ts'
import { chooseEditorPage } from './choose-editor-page.ts'

const YEAR_SECONDS = 31_536_000
const MAX_LENGTH = 60

/**
 * `/who`: a page where editors choose their name, without a password, so that the Studio can distinguish editors. The
 * page redirects to `origin`, like Sanity's sign-in page.
 */
export function addChooseEditorRoutes(app: Hono, { lake }: LakeEnvironment): void {
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
    return context.redirect(isLoopbackUrl(origin) ? origin : '/who', 303)
  })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function problemOf(name: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Write your name: at least one letter or digit.'
  return name.length > MAX_LENGTH ? `Write a shorter name: ${MAX_LENGTH} characters at most.` : null
}

/** The selected user, or the editor with the typed name. @throws LakeError 400 for an id that the page does not list */
function chosenUser(lake: Lake, form: FormData): { id: string } {
  if (!form.has('id')) return lake.editors.findOrAdd(textOf(form, 'name').replaceAll(/\s+/g, ' '))
  const user = browserUsers(lake).find(({ id }) => id === textOf(form, 'id'))
  if (!user) throw badRequest('No such editor')
  return user
}

/** True for a URL on this machine. The page redirects to no other URL. */
function isLoopbackUrl(address: string | undefined): address is string {
  return address !== undefined && URL.canParse(address) && isLoopbackOrigin(new URL(address).origin)
}

interface RefusedForm {
  problem: string
  form: FormData
}

function pageFor(lake: Lake, context: Context, origin: string | undefined, refused?: RefusedForm) {
  context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
  const currentUser = chosenEditor(lake, userHeaders(context)) ?? LOCAL_USER
  return chooseEditorPage({
    users: browserUsers(lake),
    currentUserId: currentUser.id,
    defaultUserId: LOCAL_USER.id,
    origin: isLoopbackUrl(origin) ? origin : '',
    maxNameLength: MAX_LENGTH,
    typedName: refused ? textOf(refused.form, 'name') : '',
    ...(refused && { problem: refused.problem }),
  })
}

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
