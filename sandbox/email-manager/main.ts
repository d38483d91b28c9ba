import { join } from 'node:path'
import { startEmailManager } from './server.ts'

function readPort(value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new Error(`EMAIL_MANAGER_PORT must be a port number, not "${value}"`)
  }
  return port
}

function readSiteUrl(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new Error(`VITE_SITE_URL must be a URL starting with http: or https:, not "${value}"`)
}

function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `the port is in use (${error.message}). Set EMAIL_MANAGER_PORT to another port.`
  }
  if (error.message === 'database is locked') {
    return 'another email-manager is running on the same data. Stop it, or set DATA_DIR to another folder.'
  }
  return error.message
}

try {
  const { env } = process
  const emailManager = await startEmailManager({
    port: readPort(env['EMAIL_MANAGER_PORT'] ?? '3910'),
    dataDir: join(env['DATA_DIR'] ?? '.data', 'email-manager'),
    siteUrl: readSiteUrl(env['VITE_SITE_URL'] ?? 'http://localhost:5173'),
    businessId: env['VITE_BUSINESS_ID'] ?? 'global-salvage',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void emailManager.close().then(() => process.exit(0)))
  }
  console.log(`email-manager ${emailManager.url} (outbox ${emailManager.url}/outbox)`)
} catch (error) {
  console.error(`email-manager cannot start: ${explainStartError(error)}`)
  process.exit(1)
}
