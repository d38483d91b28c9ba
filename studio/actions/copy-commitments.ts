/** Updates the SLA rows and coverage zones that repeat a commitment's texts (`schemas/commitment-copies.ts`). */
import type { SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { useClient, useDocumentOperationEvent } from 'sanity'
import * as v from 'valibot'
import { TYPES_WITH_COPIES, copiedFields } from '../../schemas/commitment-copies.ts'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'

const documentsSchema = v.array(
  v.looseObject({
    _id: v.string(),
    _type: v.string(),
    texts: v.nullable(v.record(v.string(), v.nullable(v.string()))),
  }),
)

/** GROQ: the document `$id` and all documents, drafts and versions that refer to it. Only types in `$types`. */
const DOCUMENTS_WITH_COPIES = `*[_type in $types && (_id == $id || references($id))]{
  ..., "texts": commitment->{service, response, penalty, escalation, shortPenalty, shortEscalation}
}`

/**
 * Copies the texts of commitments to the documents that repeat them.
 *
 * @param id of the published document: a commitment, or a document that refers to a commitment
 * @returns the ids of the documents that changed
 * @throws when the lake can't be read or refuses the change
 */
export async function copyCommitments(client: SanityClient, id: string): Promise<string[]> {
  const raw = client.withConfig({ perspective: 'raw' })
  const params = { id, types: TYPES_WITH_COPIES }
  const documents = v.parse(documentsSchema, await raw.fetch(DOCUMENTS_WITH_COPIES, params))
  const transaction = raw.transaction()
  const changed: string[] = []
  for (const document of documents) {
    const copies = Object.entries(copiedFields(document._type, document.texts ?? {})).filter(
      ([field, text]) => document[field] !== text,
    )
    if (copies.length === 0) continue
    changed.push(document._id)
    transaction.patch(document._id, { set: Object.fromEntries(copies) })
  }
  if (changed.length > 0) await transaction.commit()
  return changed
}

/** Copies the texts of commitments each time this Studio publishes the document `id`. */
export function useCopyCommitmentsOnPublish(id: string, type: string): void {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const { push } = useToast()
  const event = useDocumentOperationEvent(id, type)
  const handledEvent = useRef(event)
  useEffect(() => {
    if (event === handledEvent.current) return
    handledEvent.current = event
    const affectsCopies = type === 'slaCommitment' || TYPES_WITH_COPIES.includes(type)
    if (!affectsCopies || event?.type !== 'success' || event.op !== 'publish') return
    copyCommitments(client, id).catch((error: unknown) => {
      console.error(error)
      push({
        status: 'warning',
        title: 'Published. Other programs that read this content still see the old wording',
        description:
          'The site shows the new wording. To update the rest, edit this document and publish it again.',
      })
    })
  }, [client, event, id, push, type])
}
