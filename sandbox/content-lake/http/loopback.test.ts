import { expect, test } from 'vitest'
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts'

test.each([
  'localhost',
  'localhost:3900',
  'a.b.localhost',
  'LocalHost:1',
  '127.0.0.1',
  '127.0.0.1:65535',
  '[::1]',
  '[::1]:1',
])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
  expect(isLoopbackOrigin(`http://${host}`)).toBe(true)
})

test.each([
  '',
  'example.com',
  'localhost.com',
  'evillocalhost',
  '127.0.0.1.nip.io',
  '127.0.0.2',
  '[::2]',
  '::1',
  'localhost:',
  'localhost:123456',
  'localhost/',
  'user@localhost',
  'localhost\u0000.example.com',
  'localhost\n',
])('%j is not', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
  expect(isLoopbackOrigin(`http://${host}`)).toBe(false)
})

test.each([
  'null',
  '',
  'file://localhost',
  'ftp://localhost',
  'localhost',
  'http://localhost/x',
  'http://localhost?x',
  'javascript://localhost',
])('origin %j is not', (origin) => {
  expect(isLoopbackOrigin(origin)).toBe(false)
})
