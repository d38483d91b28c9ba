import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import type { Lake } from '../store/lake.ts'
import type { Editor } from '../store/users.ts'

const ROLE = { name: 'administrator', title: 'Administrator', description: '' }

/** A user in the format of the hosted API. */
export interface User {
  id: string
  projectUserId: string
  sanityUserId: string
  name: string
  displayName: string
  email: string
  /** Always null, so that the Studio shows initials. */
  profileImage: null
  imageUrl: null
  provider: string
  role: string
  roles: readonly (typeof ROLE)[]
}

/** The user of a browser in which nobody has chosen a name. */
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
 * Name of the cookie that stores the id of the editor chosen in a browser. The ports of a host share cookies, so the
 * name contains the port.
 *
 * @param host the `Host` header, with the lake's port
 */
export function editorCookie(host = ''): string {
  return `lakeEditor${/\d+$/.exec(host)?.[0] ?? ''}`
}

type EditorsSource = Pick<Lake, 'editors'>

/** The request headers that identify the user. */
export interface UserHeaders {
  cookie?: string | undefined
  host?: string | undefined
  origin?: string | undefined
}

/** The editor whose id is in a request's cookie; undefined if the lake does not know the id. */
export function chosenEditor(
  lake: EditorsSource,
  { cookie = '', host }: UserHeaders,
): User | undefined {
  const name = editorCookie(host)
  const id = parse(cookie, name)[name]
  const editor = id === undefined ? undefined : lake.editors.get(id)
  return editor && userOfEditor(editor)
}

/** The chosen editor; else LOCAL_USER for a browser, which sends `Origin`, and PROGRAM_USER for other clients. */
export function userFromHeaders(lake: EditorsSource, headers: UserHeaders): User {
  return chosenEditor(lake, headers) ?? (headers.origin === undefined ? PROGRAM_USER : LOCAL_USER)
}

export function userHeaders({ req }: Context): UserHeaders {
  return { cookie: req.header('cookie'), host: req.header('host'), origin: req.header('origin') }
}

/** Like `userFromHeaders`, for an HTTP request. */
export function userOfRequest(lake: EditorsSource, context: Context): User {
  return userFromHeaders(lake, userHeaders(context))
}

/** The user with this id. An unknown id, for example from an imported document, gets LOCAL_USER's name. */
export function userById(lake: EditorsSource, id: string): User {
  if (id === PROGRAM_USER.id) return PROGRAM_USER
  const editor = lake.editors.get(id)
  return editor ? userOfEditor(editor) : { ...LOCAL_USER, id }
}

/** The users that can be chosen in a browser: LOCAL_USER, then all editors. */
export function browserUsers(lake: EditorsSource): User[] {
  return [LOCAL_USER, ...lake.editors.list().map(userOfEditor)]
}

function userOfEditor({ id, name }: Editor): User {
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
