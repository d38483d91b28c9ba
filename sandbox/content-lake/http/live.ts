import type { Hono } from 'hono'
import { isPublishedId } from '../document.ts'
import { missedSince, parsePosition } from '../listen/resume.ts'
import { tagsOfChanges } from '../live/tags.ts'
import type { Transaction } from '../store/transaction.ts'
import type { LakeEnvironment } from './environment.ts'
import { respondWithEvents } from './events.ts'
import { readFlag, readSearch } from './parameters.ts'

/** `GET /data/live/events/:dataset`: which answers have changed, as sync tags. */
export function addLiveRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  // Disallowed origins have been refused before.
  app.get('/:version{v[^/]+}/check/cors', (context) =>
    context.json({ result: { allowed: true, withCredentials: true } }),
  )

  app.get('/:version{v[^/]+}/data/live/events/:dataset', (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const drafts = readFlag(readSearch(context), 'includeDrafts') ?? false
    const lastEventId = context.req.header('last-event-id') ?? ''
    return respondWithEvents(context, environment, (sink) => {
      const tell = (transaction: Transaction) => {
        const changes = transaction.changes.filter(({ id }) => drafts || isPublishedId(id))
        if (changes.length === 0) return
        const data = { tags: tagsOfChanges(dataset.name, changes, (id) => dataset.get(id)) }
        sink.send({ event: 'message', id: transaction.id, data })
      }
      const missed = lastEventId === '' ? [] : missedSince(dataset.log, parsePosition(lastEventId))
      // The missed changes are unknown or too many, so everything may have changed.
      const event = missed ? 'welcome' : 'restart'
      sink.send({ event, id: dataset.log.newest()?.id ?? lastEventId, data: {} })
      for (const transaction of missed ?? []) tell(transaction)
      return dataset.subscribe({
        onTransaction: tell,
        onDelete() {
          const reason = `Dataset "${dataset.name}" was deleted`
          sink.send({ event: 'goaway', id: dataset.log.newest()?.id ?? '', data: { reason } })
          sink.end()
        },
      })
    })
  })
}
