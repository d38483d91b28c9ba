import { at, text } from './field.ts'

/** A contact's own number, or the desk contact's, or the emergency phone. */
export const contactNumber = at(
  'contact',
  text,
  'deskContact->contact, *[_id == "siteSettings"][0].emergencyPhone',
)
