import { at, text } from './field.ts'

/** An item's own number (`contact`), else the number of its desk contact, else the emergency phone. */
export const contactNumber = at(
  'contact',
  text,
  'deskContact->contact, *[_id == "siteSettings"][0].emergencyPhone',
)
