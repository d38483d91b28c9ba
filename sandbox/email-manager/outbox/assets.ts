import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Bound } from '../http/environment.ts'

const FILES = { 'outbox.css': 'text/css', 'outbox.js': 'text/javascript' }

/** Serves the style sheet and script of the outbox's pages. */
export function addOutboxAssets(app: Hono<Bound>): void {
  for (const [name, type] of Object.entries(FILES)) {
    const content = readFileSync(join(import.meta.dirname, 'browser', name), 'utf8')
    app.get(`/outbox/assets/${name}`, (context) =>
      context.body(content, 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
      }),
    )
  }
}
