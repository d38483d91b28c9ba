#!/usr/bin/env node
import { join } from 'node:path'
import { startContentLake, type ContentLake } from './server.ts'

const DEFAULT_PORT = '3900'

function readPort(value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new Error(`LAKE_PORT must be a port number, not "${value}"`)
  }
  return port
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `the port is in use (${error.message}). Set LAKE_PORT to another.`
  }
  if (error.message === 'database is locked') {
    return 'another content lake is running on the same data. Stop it, or set DATA_DIR to another.'
  }
  return error.message
}

async function stop(lake: ContentLake): Promise<void> {
  await lake.close()
  process.exit(0)
}

try {
  const port = readPort(process.env['LAKE_PORT'] ?? DEFAULT_PORT)
  const dataDir = join(process.env['DATA_DIR'] ?? '.data', 'content-lake')
  const lake = await startContentLake({ port, dataDir })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(lake))
  console.log(`content lake ${lake.url} (project localdev, dataset production)`)
} catch (error) {
  console.error(`content lake cannot start: ${explain(error)}`)
  process.exit(1)
}
