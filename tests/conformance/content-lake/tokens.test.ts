/** Tokens of a project, made as the CLI makes them, and what they let their bearers do. */
import { createClient, type SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useProject } from './helpers/project.ts'

const project = useProject()
const { ask, refused } = project

describe('a token', () => {
  const create = (roleName: string, more: object = {}) => {
    const memberships = [{ resourceType: 'project', resourceId: 'localdev', roleNames: [roleName] }]
    return project.client.request<{ id: string; token: string }>({
      url: '/access/project/localdev/robots',
      method: 'POST',
      body: { label: 'CI', memberships, ...more },
    })
  }
  const bearing = (token: string) => createClient({ ...project.lake.clientConfig(), token })

  test('of an editor may write, of a viewer only read', async () => {
    const [editor, viewer] = [await create('editor'), await create('viewer')]
    expect(editor).toMatchObject({ label: 'CI', memberships: [{ roleNames: ['editor'] }] })
    await bearing(editor.token).create({ _id: 'drafts.a', _type: 'port' })
    const reader = bearing(viewer.token)
    expect(await reader.getDocument('drafts.a')).toBeDefined()
    expect(await reader.fetch(`*[_id == "${'x'.repeat(12_000)}"]`)).toEqual([])
    expect((await refusal(reader.datasets.create('more'))).statusCode).toBe(403)
  })

  // The body as https://www.sanity.io/answers/issue-with-updating-a-boolean-value-in-a-mutation-resulting-in-a-----error-
  // has it, its description as the Studio's own tests do (createVariantPermissionsStore.test.ts) and those
  // who quote uploads.
  test.each<[string, (reader: SanityClient) => Promise<unknown>]>([
    ['create', (reader) => reader.create({ _type: 'port' })],
    ['create', (reader) => reader.createIfNotExists({ _id: 'b', _type: 'port' })],
    ['create', (reader) => reader.createOrReplace({ _id: 'b', _type: 'port' })],
    ['update', (reader) => reader.createOrReplace({ _id: 'a', _type: 'port' })],
    ['update', (reader) => reader.patch('a').set({ name: 'Mumbai' }).commit()],
    ['delete', (reader) => reader.delete('a')],
    ['create', (reader) => reader.assets.upload('file', Buffer.from('x'))],
  ])('of a viewer is refused for want of the permission to %s', async (permission, write) => {
    await project.client.create({ _id: 'a', _type: 'port' })
    const { token } = await create('viewer')
    const { statusCode, response } = await refusal(write(bearing(token)))
    expect(statusCode).toBe(403)
    const words = `Insufficient permissions; permission "${permission}" required`
    const type = 'insufficientPermissionsError'
    const items = [{ error: { description: words, permission, type }, index: 0 }]
    expect(response.body).toEqual({
      error: { description: `transaction failed: ${words}`, items, type: 'mutationError' },
    })
    expect(await project.client.fetch('*._id')).toEqual(['a'])
  })

  test('is listed without itself, rotated and revoked', async () => {
    const { id, token } = await create('administrator')
    const listed = await ask('/access/project/localdev/robots')
    expect(listed).toMatchObject({ data: [{ id, label: 'CI' }], nextCursor: null })
    expect(JSON.stringify(listed)).not.toContain(token)
    const rotated = await bearing(token).request<{ token: string }>({
      url: '/access/robots/me/rotate',
      method: 'POST',
    })
    expect((await refusal(bearing(token).fetch('*'))).statusCode).toBe(401)
    expect(await bearing(rotated.token).fetch('*')).toEqual([])
    await ask(`/access/project/localdev/robots/${id}`, { method: 'DELETE' })
    expect((await refusal(bearing(rotated.token).fetch('*'))).statusCode).toBe(401)
  })

  // The body as the Studio's own tests have it: useProject.test.tsx; the status in it as its
  // `dev` server answers (INVALID_SESSION_BODIES).
  test('may end', async () => {
    const { token } = await create('editor', { expiresAt: '2020-01-01' })
    expect((await refusal(bearing(token).fetch('*'))).response.body).toEqual({
      error: 'Unauthorized',
      statusCode: 401,
      message: 'Session is expired, please re-authenticate',
      errorCode: 'SIO-401-AEX',
    })
  })

  test('needs a label and a role that there is', async () => {
    const url = '/access/project/localdev/robots'
    expect(await refused(url, { method: 'POST', body: {} })).toBe(400)
    const memberships = [{ resourceType: 'project', resourceId: 'localdev', roleNames: ['king'] }]
    const body = { label: 'x', memberships }
    expect(await refused(url, { method: 'POST', body })).toBe(400)
    expect(await ask('/access/project/localdev/roles')).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'viewer' })]),
    })
  })
})
