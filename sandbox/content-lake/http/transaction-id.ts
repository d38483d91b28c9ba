import { badRequest } from '../errors.ts'

/**
 * Reads the transaction id that a client chose in order to recognise its own changes.
 *
 * @throws LakeError 400 when it is given and not a valid id
 */
export function readTransactionId(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^[\w-]{1,128}$/.test(value)) return value
  throw badRequest('"transactionId" must be 1 to 128 letters, digits, dashes or underscores')
}
