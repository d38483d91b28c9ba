import { describe, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

/** The headers of every request from the Studio. */
const STUDIO = { origin: 'http://localhost:3333' }

/** Submits the form of the page /who as a browser does. */
async function choose(fields: Record<string, string>, cookie = ''): Promise<Response> {
  return lake.request('/who', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie },
    redirect: 'manual',
  })
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Chooses a new name, and returns the cookie that a browser would store. */
const chooseName = async (name: string) =>
  cookieOf(await choose({ name, origin: 'http://localhost:3333/structure' }))

async function getJson<T>(path: string, cookie: string): Promise<T> {
  const response = await lake.request(`/v2021-06-07${path}`, { headers: { ...STUDIO, cookie } })
  return response.json()
}

type User = { id: string; name: string }

const me = async (cookie: string) => getJson<User>('/users/me', cookie)

describe('an editor who says who they are', () => {
  test('returns to the Studio, and keeps the chosen name', async () => {
    const response = await choose({
      name: ' Asha  Rao ',
      origin: 'http://localhost:3333/structure;x?y=1',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://localhost:3333/structure;x?y=1')
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    const asha = await me(cookieOf(response))
    expect(asha.name).toBe('Asha Rao')
    expect(await getJson('/auth/id', cookieOf(response))).toMatchObject({ id: asha.id })
    const ids = `${asha.id},pLocalEditor,unknown`
    expect(await getJson(`/users/${ids}`, '')).toMatchObject([
      { id: asha.id, name: 'Asha Rao' },
      { id: 'pLocalEditor', name: 'Local editor' },
      { id: 'unknown', name: 'Local editor' },
    ])
  })

  test('is the author of what they write, publish and upload', async () => {
    const client = await lake.freshClient()
    const { dataset = '' } = client.config()
    const cookie = await chooseName('Author')
    const { id } = await me(cookie)
    const post = async (path: string, body: string | Uint8Array<ArrayBuffer>) =>
      lake.request(`/v2025-02-19/${path}/${dataset}`, { method: 'POST', body, headers: { cookie } })
    const publish = { actionType: 'sanity.action.document.publish', publishedId: 'b' }
    const draft = { _id: 'drafts.b', _type: 'x' }
    await post('data/mutate', JSON.stringify({ mutations: [{ create: draft }] }))
    await post('data/actions', JSON.stringify({ actions: [{ ...publish, draftId: 'drafts.b' }] }))
    await post('assets/files', new TextEncoder().encode('text'))
    await client.create({ _id: 'z', _type: 'x' })
    const authorsIn = async (search = '') => {
      const path = `/v2025-02-19/data/history/${dataset}/transactions?excludeContent=true`
      const log = await (await lake.request(path + search)).text()
      return [...log.matchAll(/"author":"(\w+)"/g)].map(([, author]) => author)
    }
    expect(await authorsIn()).toEqual([id, id, id, 'pLocalProgram'])
    expect(await getJson('/users/pLocalProgram', '')).toMatchObject({ name: 'A program' })
    // The limit counts only this author's transactions.
    expect(await authorsIn(`&authors=${id}&reverse=true&limit=1`)).toEqual([id])
  })

  test('keeps the chosen name after choosing another name at another lake on this machine', async () => {
    const here = await chooseName('Here')
    const [name, id] = here.split('=')
    expect(name).toBe(`lakeEditor${new URL(lake.url).port}`)
    // Browsers send cookies to every port of the host.
    expect((await me(`lakeEditor1=pSomebodyThere; ${here}`)).id).toBe(id)
    expect((await me(`lakeEditor1=${id}`)).name).toBe('Local editor')
  })
})

describe('the page /who', () => {
  test('lists names escaped, marks the current user, and keeps the address to return to', async () => {
    const cookie = await chooseName('<b>Bold</b>')
    const response = await lake.request('/who?origin=http://localhost:3333/', {
      headers: { cookie },
    })
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt;')
    expect(page).not.toContain('<b>Bold')
    expect(page).toContain('<small>You</small>')
    expect(page).toContain('name="origin" value="http://localhost:3333/"')
  })

  test('says what is wrong with a name, and keeps what was typed', async () => {
    const response = await choose({ name: '…', origin: 'http://localhost:1/' })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Write your name: at least one letter or digit.')
    expect(page).toContain('value="…"')
    expect(page).toContain('value="http://localhost:1/"')
    expect((await choose({ name: 'x'.repeat(61) })).status).toBe(422)
  })

  test.each(['https://example.com/', 'javascript:alert(1)', '//example.com', ''])(
    'does not redirect to %j',
    async (origin) => {
      const response = await choose({ id: 'pLocalEditor', origin })
      expect(response.headers.get('location')).toBe('/who')
    },
  )
})
