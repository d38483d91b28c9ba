#!/usr/bin/env node
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startContentLake } from './server.ts'

function readPort(value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new Error(`LAKE_PORT must be a port number, not "${value}"`)
  }
  return port
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `the port is in use (${error.message}). Set LAKE_PORT to another port.`
  }
  if (error.message === 'database is locked') {
    return 'another content lake is running on the same data. Stop it, or set DATA_DIR to another folder.'
  }
  return error.message
}

async function start(projectId: string, dataset: string): Promise<void> {
  const port = readPort(process.env['LAKE_PORT'] ?? '3900')
  const dataDir = join(process.env['DATA_DIR'] ?? '.data', 'content-lake')
  const lake = await startContentLake({ port, dataDir, projectId, datasets: [dataset] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void lake.close().then(() => process.exit(0)))
  }
  console.log(`content lake ${lake.url} (project ${projectId}, dataset ${dataset})`)
}

try {
  const { project, dataset } = parseArgs({
    options: {
      project: { type: 'string', default: 'localdev' },
      dataset: { type: 'string', default: 'production' },
    },
  }).values
  await start(project, dataset)
} catch (error) {
  console.error(`content lake cannot start: ${describeError(error)}`)
  process.exit(1)
}
