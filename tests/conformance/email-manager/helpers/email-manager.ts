import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startEmailManager, type EmailManager } from '../../../../sandbox/email-manager/server.ts'
import { client, type Client } from './client.ts'

export const SITE_URL = 'http://localhost:5999'

export interface TestService extends Client {
  readonly url: string
}

/** A service for the tests of one file, on a free port, with its own directory. */
export function useEmailManager(): TestService {
  let service: EmailManager | undefined
  let directory = ''
  const url = () => {
    if (!service) throw new Error('The service runs only while tests do')
    return service.url
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'email-manager-'))
    service = await startEmailManager({
      port: 0,
      dataDir: directory,
      siteUrl: SITE_URL,
      businessId: 'global-salvage',
    })
  })
  afterAll(async () => {
    await service?.close()
    await rm(directory, { recursive: true, force: true })
  })

  return {
    get url() {
      return url()
    },
    ...client(url),
  }
}
