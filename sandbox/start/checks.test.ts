import { Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { checkPortIsFree } from './checks.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['EADDRINUSE', 'Port 81 is in use. End the program that uses it, or choose another port'],
  ['EACCES', 'Port 81 can’t be opened (listen EACCES). Choose another port with SITE_PORT=….'],
])('says after %s why the port can’t be used, and what to do', async (code, message) => {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    this.emit('error', Object.assign(new Error(`listen ${code}`), { code }))
    return this
  })
  await expect(checkPortIsFree(81, 'SITE_PORT')).rejects.toThrow(message)
})
