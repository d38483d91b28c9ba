import { Refusal } from '../errors.ts'

/** @throws Refusal 404 when the request names another business */
export function checkBusiness(expected: string, businessId: string): void {
  if (businessId !== expected) throw new Refusal(404, 'Business not found')
}
