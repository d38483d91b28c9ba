import { useToast } from '@sanity/ui/toast'
import { type SanityDocument, useClient } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'

const NOT_RESTORED = {
  status: 'error',
  title: 'What was removed could not be brought back',
  description: 'Try again, or look in History for what was saved.',
} as const

type BringBack = (draft: SanityDocument, fields?: readonly string[]) => Promise<boolean>

/**
 * @returns a function that restores a removed draft. If there is a new draft by now, the function sets only `fields` in
 *   it. It resolves to true on success.
 */
export function useBringBack(): BringBack {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const { push } = useToast()
  return async ({ _rev, _updatedAt, ...draft }, fields = []) => {
    const transaction = client.transaction().createIfNotExists(draft)
    const set = Object.fromEntries(fields.map((field) => [field, draft[field]]))
    try {
      await (fields.length > 0 ? transaction.patch(draft._id, { set }) : transaction).commit()
      return true
    } catch (error) {
      console.error(error)
      push(NOT_RESTORED)
      return false
    }
  }
}
