import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import type { Lake } from '../store/lake.ts'
import type { Editor } from '../store/users.ts'

const ROLE = { name: 'administrator', title: 'Administrator', description: '' }

/** A user as the API describes one. */
export interface User {
  id: string
  projectUserId: string
  sanityUserId: string
  name: string
  displayName: string
  email: string
  /** Always null, so that the Studio draws initials. */
  profileImage: null
  imageUrl: null
  provider: string
  role: string
  roles: readonly (typeof ROLE)[]
}

/**
 * The user of a browser in which nobody has chosen a name. The lake has no authentication, so it listens on loopback only.
 */
export const LOCAL_USER: User = {
  id: 'pLocalEditor',
  projectUserId: 'pLocalEditor',
  sanityUserId: 'gLocalEditor',
  name: 'Local editor',
  displayName: 'Local editor',
  email: 'editor@localhost',
  profileImage: null,
  imageUrl: null,
  provider: 'sanity',
  role: ROLE.name,
  roles: [ROLE],
}

/** The user for requests from outside a browser, such as the seed import and migrations. */
export const PROGRAM_USER: User = {
  ...LOCAL_USER,
  id: 'pLocalProgram',
  projectUserId: 'pLocalProgram',
  sanityUserId: 'gLocalProgram',
  name: 'A program',
  displayName: 'A program',
  email: 'program@localhost',
}

/**
 * Name of the cookie with the id of the editor chosen in a browser. Cookies are shared by all ports of a host, so the
 * name contains the port.
 *
 * @param host host and port of the lake
 */
export function editorCookie(host = ''): string {
  return `lakeEditor${/\d+$/.exec(host)?.[0] ?? ''}`
}

type HasEditors = Pick<Lake, 'editors'>

/** The headers of a request that identify its user. */
export interface UserHeaders {
  cookie?: string | undefined
  host?: string | undefined
  origin?: string | undefined
}

/** The editor whose id is in a request's cookie; undefined if the lake has no such editor. */
export function chosenEditor(
  lake: HasEditors,
  { cookie = '', host }: UserHeaders,
): User | undefined {
  const name = editorCookie(host)
  const id = parse(cookie, name)[name]
  const editor = id === undefined ? undefined : lake.editors.get(id)
  return editor && userOf(editor)
}

/** The user of a request: the editor chosen in the browser, else the local user; outside a browser, the program. */
export function userFromHeaders(lake: HasEditors, headers: UserHeaders): User {
  return chosenEditor(lake, headers) ?? (headers.origin === undefined ? PROGRAM_USER : LOCAL_USER)
}

/** The headers of an HTTP request that identify its user. */
export function userHeaders({ req }: Context): UserHeaders {
  return { cookie: req.header('cookie'), host: req.header('host'), origin: req.header('origin') }
}

/** Like `userFromHeaders`, for an HTTP request. */
export function userOfRequest(lake: HasEditors, context: Context): User {
  return userFromHeaders(lake, userHeaders(context))
}

/** The user with this id. Unknown ids, which imported documents can contain, get a user too. */
export function userById(lake: HasEditors, id: string): User {
  if (id === PROGRAM_USER.id) return PROGRAM_USER
  const editor = lake.editors.get(id)
  return editor ? userOf(editor) : { ...LOCAL_USER, id }
}

/** The users of browsers: the local user, then all editors. */
export function browserUsers(lake: HasEditors): User[] {
  return [LOCAL_USER, ...lake.editors.list().map(userOf)]
}

function userOf({ id, name }: Editor): User {
  return {
    ...LOCAL_USER,
    id,
    projectUserId: id,
    sanityUserId: id.replace(/^p/, 'g'),
    name,
    displayName: name,
    email: `${id}@localhost`,
  }
}
