/** What surrounds the datasets of a project. */
import { createClient } from '@sanity/client'
import { afterAll, describe, expect, test } from 'vitest'
import { startLake } from '../../../sandbox/content-lake/start-lake.ts'
import { refusal } from './helpers/errors.ts'

const lake = await startLake({ log: () => {} })
afterAll(() => lake.close())
const client = createClient(lake.clientConfig())

test('features and members are those that there are', async () => {
  expect(await client.request({ url: '/features' })).toContain('contentReleases')
  const { members } = await client.projects.getById('localdev')
  expect(members.length).toBeGreaterThan(0)
})

test.each([
  ['GET', '/aliases'],
  ['GET', '/hooks/projects/localdev'],
  ['POST', '/projects/localdev/cors'],
  ['POST', '/access/project/localdev/robots'],
  ['GET', '/projects/localdev/datasets/production/schemas'],
  ['GET', '/projects/localdev/aliases'],
  ['PUT', '/datasets/production/copy'],
  ['GET', '/jobs/j1'],
  ['GET', '/data/stats/production'],
  ['PUT', '/projects/localdev/datasets/production/settings/backups'],
  ['GET', '/invitations/project/localdev'],
  ['GET', '/media-libraries/ml1/query'],
  ['POST', '/agent/action/generate/production'],
])('what the lake leaves out is answered with 404, in JSON: %s %s', async (method, path) => {
  const response = await fetch(`${lake.url}/v1${path}`, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
})

describe('a client of a resource', () => {
  const resource = () =>
    createClient({
      ...lake.clientConfig(),
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
