import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from './errors.ts'
import { openDatabase } from './database.ts'
import { AcceptedRequests, type Lead } from './accepted-requests.ts'

const lead: Lead = {
  template: 'pre_arrival_request',
  recipient: 'desk@example.com',
  data: { customerEmail: 'a@example.com', vesselName: 'MV Sagar', submittedAt: '1' },
}

let directory = ''
let database: DatabaseSync
let leads: AcceptedRequests

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'leads-'))
  database = openDatabase(directory)
  leads = new AcceptedRequests(database)
  leads.addLead('id-1', 'key-1', lead, new Date())
})
afterEach(() => {
  database.close()
  rmSync(directory, { recursive: true })
})

test('a lead is found by its key', () => {
  expect(leads.findLead('key-1', lead)).toBe('id-1')
})

test('neither the time of sending nor the order of fields makes another lead', () => {
  const { customerEmail, vesselName } = lead.data
  const again = { ...lead, data: { submittedAt: '2', vesselName, customerEmail } }
  expect(leads.findLead('key-1', again)).toBe('id-1')
})

test.each([
  ['template', { ...lead, template: 'fleet_quote_request' }],
  ['recipient', { ...lead, recipient: 'other@example.com' }],
  ['field', { ...lead, data: { ...lead.data, vesselName: 'MV Other' } }],
  ['field more', { ...lead, data: { ...lead.data, notes: '' } }],
])('the key with another %s is a conflict', (_what, other) => {
  expect(() => leads.findLead('key-1', other)).toThrow(Refusal)
})

test('another key, or none, is another lead', () => {
  expect(leads.findLead('key-2', lead)).toBeNull()
  expect(leads.findLead(null, lead)).toBeNull()
  leads.addLead('id-2', null, lead, new Date())
  leads.addLead('id-3', null, lead, new Date())
  expect(database.prepare('SELECT count(*) AS n FROM lead').get()).toMatchObject({ n: 3 })
})

test('one key is never kept twice', () => {
  expect(() => leads.addLead('id-2', 'key-1', lead, new Date())).toThrow('UNIQUE')
})
