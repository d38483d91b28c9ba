import { expect, test } from 'vitest'
import { LakeError } from '../errors.ts'
import { parsePlan } from './plan.ts'

test('a route names requests, their fault, and how often it applies', () => {
  const { faults } = parsePlan({
    routes: [
      { path: '/data/query/*', method: 'get', status: 503, latency: 20, times: 2 },
      { drop: 'after' },
      { stall: true },
    ],
  })
  expect(faults).toMatchObject([
    { method: 'GET', status: 503, latency: 20, times: 2, stall: false },
    { method: undefined, drop: 'after', times: Number.POSITIVE_INFINITY },
    { stall: true, latency: 0 },
  ])
})

test.each([
  ['/data/query/*', '/v2025-02-19/data/query/production', true],
  ['/data/query/*', '/data/query/production', true],
  ['/data/query/*', '/v1/data/mutate/production', false],
  ['/images/*.png', '/images/p/d/a.png', true],
  ['/images/*.png', '/images/p/d/axpng', false],
  ['*', '/v1/ping', true],
  ['/ping', '/v1/ping', true],
  ['/ping', '/v1/pings', false],
])('%s strikes %s: %s', (path, asked, expected) => {
  expect(parsePlan({ routes: [{ path }] }).faults[0]?.matches(asked)).toBe(expected)
})

test.each([
  { routes: {} },
  { routes: [1] },
  { routes: [{ path: 1 }] },
  { routes: [{ path: '' }] },
  { routes: [{ method: 1 }] },
  { routes: [{ status: 200 }] },
  { routes: [{ status: '503' }] },
  { routes: [{ latency: -1 }] },
  { routes: [{ latency: 1.5 }] },
  { routes: [{ latency: 1e9 }] },
  { routes: [{ times: 0 }] },
  { routes: [{ drop: true }] },
  { routes: [{ stall: 'yes' }] },
  { routes: [{ delay: 3 }] },
  { lag: 1 },
])('%j is no plan', (plan) => {
  expect(() => parsePlan(plan)).toThrow(LakeError)
})
