/** Fields that several calls have, with messages as FastAPI words them. */
import * as v from 'valibot'
import { normaliseAddress } from '../subscribers/address.ts'

const MAX_TEXT = 10_000

export const text = v.pipe(
  v.string('Input should be a valid string'),
  v.maxLength(MAX_TEXT, `String should have at most ${MAX_TEXT} characters`),
)

/** Text that is not blank. */
export const filledText = v.pipe(
  text,
  v.check((value) => value.trim() !== '', 'String should have at least 1 character'),
)

/** An e-mail address, normalised. */
export const addressSchema = v.pipe(
  v.string('Input should be a valid string'),
  v.rawTransform<string, string>(({ dataset: { value }, addIssue, NEVER }) => {
    const address = normaliseAddress(value)
    if (address !== null) return address
    addIssue({ message: 'value is not a valid email address' })
    return NEVER
  }),
)

export const flag = v.boolean('Input should be a valid boolean')
