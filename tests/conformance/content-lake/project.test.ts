/** What surrounds the datasets of a project, asked for as the CLI (`@sanity/cli` 8, dist/services) does. */
import { createClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { useProject } from './helpers/project.ts'

const project = useProject()
const { ask, refused } = project

test('schemas are kept in the dataset, one for each workspace', async () => {
  const url = '/projects/localdev/datasets/production/schemas'
  const schemas = [
    { schema: [{ name: 'port' }], version: '1', workspace: { name: 'default', title: 'All' } },
  ]
  await ask(url, { method: 'PUT', body: { schemas } })
  const stored = { _id: '_.schemas.default', _type: 'system.schema', schema: '[{"name":"port"}]' }
  expect(await ask(url)).toMatchObject([stored])
  expect(await ask(`${url}/_.schemas.default`)).toMatchObject([stored])
  expect(await ask(`${url}/_.schemas.default`, { method: 'DELETE' })).toEqual({ deleted: true })
  expect(await ask(url)).toEqual([])
  expect(await refused(url, { method: 'PUT', body: { schemas: [{}] } })).toBe(400)
})

test('features and members are those that there are', async () => {
  expect(await ask('/features')).toEqual(['privateDataset', 'contentReleases', 'singleDocRelease'])
  const { members } = await project.client.projects.getById('localdev')
  expect(members.length).toBeGreaterThan(0)
})

test.each([
  ['GET', '/aliases'],
  ['GET', '/projects/localdev/aliases'],
  ['PUT', '/datasets/production/copy'],
  ['GET', '/jobs/j1'],
  ['GET', '/data/stats/production'],
  ['PUT', '/projects/localdev/datasets/production/settings/backups'],
  ['GET', '/invitations/project/localdev'],
  ['GET', '/media-libraries/ml1/query'],
  ['POST', '/agent/action/generate/production'],
])('what the lake leaves out is answered with 404, in JSON: %s %s', async (method, path) => {
  const response = await fetch(`${project.lake.url}/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${project.token}` },
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
})

describe('a client of a resource', () => {
  const resource = () =>
    createClient({
      ...project.lake.clientConfig(),
      resource: { type: 'dataset', id: 'localdev.production' },
    })

  test('queries, mutates, acts, listens and fetches by id', async () => {
    const own = resource()
    await own.create({ _id: 'a', _type: 'port', name: 'Mumbai' })
    expect(await own.fetch('*[_id == $id][0].name', { id: 'a' })).toBe('Mumbai')
    expect(await own.getDocument('a')).toMatchObject({ name: 'Mumbai' })
    await own.action({
      actionType: 'sanity.action.document.edit',
      publishedId: 'a',
      draftId: 'drafts.a',
      patch: { set: { name: 'Kandla' } },
    })
    expect(await own.getDocument('drafts.a')).toMatchObject({ name: 'Kandla' })
    const welcome = await new Promise((resolve, reject) => {
      const listening = own.listen('*', {}, { events: ['welcome'] }).subscribe({
        next: (event) => {
          listening.unsubscribe()
          resolve(event.type)
        },
        error: reject,
      })
    })
    expect(welcome).toBe('welcome')
  })

  test('of another project finds nothing', async () => {
    const other = resource().withConfig({ resource: { type: 'dataset', id: 'other.production' } })
    expect((await refusal(other.fetch('*'))).statusCode).toBe(404)
  })
})
