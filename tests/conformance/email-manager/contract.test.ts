/** The sandbox's email-manager follows the contract in `docs/email-manager.openapi.yaml`. */
import { describe, expect, test } from 'vitest'
import { exampleBody, schemaProblem } from '../../helpers/email-manager-contract.ts'
import { BUSINESS, subscribe, useEmailManager } from './helpers/email-manager.ts'

const service = useEmailManager()
const CHANGE_PATH = '/preferences/change@example.com'

const CALLS = [
  ['signup', 'Signup', 'POST', '/signup'],
  ['pre_arrival_request', 'Lead', 'POST', '/send'],
  ['fleet_quote_request', 'Lead', 'POST', '/send'],
  ['confirm', 'Confirmation', 'POST', '/confirm'],
  ['changePreferences', 'Change', 'PUT', CHANGE_PATH],
  ['unsubscribe', 'Unsubscription', 'POST', '/unsubscribe'],
] as const

describe.each(CALLS)('%s', (name, schema, method, path) => {
  const body = exampleBody(name)
  const send = (sentBody: object) => service.call(method, `/api/brain${path}`, sentBody)

  test('accepts the example', async () => {
    expect(schemaProblem(schema, body)).toBeNull()
    const email = `${schema.toLowerCase()}@example.com`
    const { confirm, manage } = await subscribe(service, email)
    const ownValues = { email, token: name === 'confirm' ? confirm : manage }
    const changes = Object.entries(ownValues).filter(([field]) => field in body)
    expect(await send({ ...body, ...Object.fromEntries(changes) })).toMatchObject({ status: 200 })
  })

  test.each(Object.keys(body))('refuses a body without %s, and says why', async (field) => {
    const { [field]: _, ...incomplete } = body
    expect(schemaProblem(schema, incomplete)).not.toBeNull()
    const answer = await send(incomplete)
    expect(answer.status).toBe(422)
    expect(schemaProblem('Refusal', answer.body)).toBeNull()
  })
})

test('the response to readPreferences matches its schema', async () => {
  const { manage } = await subscribe(service, 'read@example.com')
  const search = new URLSearchParams({ ...BUSINESS, token: manage })
  const answer = await service.call('GET', `/api/brain/preferences/read@example.com?${search}`)
  expect(answer.status).toBe(200)
  expect(schemaProblem('PreferencesAnswer', answer.body)).toBeNull()
})
