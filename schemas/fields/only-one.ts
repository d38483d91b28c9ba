import type { Verdict } from './rules.ts'

const withoutDraft = (id: string) => id.replace(/^drafts\./, '')

/** A type of which there is one document: its id is the type's name, and the site reads that one. */
export const onlyOne =
  (type: string, title: string) =>
  (document: { readonly _id?: string } | undefined): Verdict =>
    document?._id === undefined ||
    withoutDraft(document._id) === type ||
    `There is one “${title}”, and this is a second one: the site would not show it`
