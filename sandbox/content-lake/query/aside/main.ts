import type { LakeDocument } from '../../document.ts'
import { LakeError } from '../../errors.ts'
import { answerQuery, type QueryRequest } from '../answer.ts'
import type { AsideReply, AsideRequest } from './messages.ts'
import { withChanges } from './replica.ts'

// The process that answers one slow query at a time, from its own copy of the documents.
const sources = new Map<string, readonly LakeDocument[]>()

process.on('message', (message: AsideRequest) => {
  const documents = sources.get(message.source) ?? []
  if (message.type === 'documents') {
    sources.set(message.source, withChanges(documents, message.changes))
  } else process.send?.(answer(message.request, documents, message.cpuMilliseconds))
})
process.on('disconnect', () => process.exit())

function answer(
  request: QueryRequest,
  documents: readonly LakeDocument[],
  cpuMilliseconds: number,
): AsideReply {
  const limits = { milliseconds: cpuMilliseconds, checksSize: true }
  try {
    return { type: 'answer', text: answerQuery(request, documents, limits) }
  } catch (error) {
    if (!(error instanceof LakeError)) {
      return { type: 'fault', stack: error instanceof Error ? String(error.stack) : String(error) }
    }
    const { status, message, body } = error
    return { type: 'refusal', status, message, body }
  }
}
