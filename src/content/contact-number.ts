import { at, text } from './field.ts'

/** The first of these that is set: the contact's number, the desk contact's number, the emergency phone. */
export const contactNumber = at(
  'contact',
  text,
  'deskContact->contact, *[_id == "siteSettings"][0].emergencyPhone',
)
