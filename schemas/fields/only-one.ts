import { publishedId } from '../published-id.ts'
import type { Verdict } from './rules.ts'

/** A rule for a type of which there is one document, whose `_id` is the type's name. */
export function onlyOne(type: string, title: string) {
  return (document: { readonly _id?: string } | undefined): Verdict =>
    document?._id === undefined ||
    publishedId(document._id) === type ||
    `There is one “${title}”, and this is a second one: the site would not show it`
}
