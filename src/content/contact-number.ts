import { at, text } from './field.ts'

/** The number of a contact: its own, else the desk contact's, else the emergency phone. */
export const contactNumber = at(
  'contact',
  text,
  'deskContact->contact, *[_id == "siteSettings"][0].emergencyPhone',
)
