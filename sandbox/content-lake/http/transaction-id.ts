import { badRequest } from '../errors.ts'

/**
 * Read the id that a client gives its transaction, by which it knows its own changes again.
 *
 * @throws LakeError 400 when it is given and is none
 */
export function readTransactionId(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^[\w-]{1,128}$/.test(value)) return value
  throw badRequest('"transactionId" must be 1 to 128 letters, digits, dashes or underscores')
}
