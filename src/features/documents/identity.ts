/** What every printable document has (`schemas/fields/define-singleton.ts`). */
import * as v from 'valibot'
import type { PageContent } from '../../content/page-query.ts'
import { key, list, nonEmpty, object, text, textList } from '../../content/field.ts'
import { optional } from '../../content/parse.ts'
import type { DocumentType, Selection } from '../../content/select.ts'
import { istDate } from '../../text/dates.ts'

export const documentFields = {
  title: text,
  documentId: text,
  version: text,
  lead: text,
  footerLines: textList,
  seoTitle: text,
  seoDescription: text,
}

/**
 * The latest date of publication of the documents that a sheet is made of; it dates the PDF.
 *
 * @param types of those documents
 * @param orWhere GROQ that finds more of them
 */
export function publishedAt(types: DocumentType[], orWhere = 'false'): Selection<string | null> {
  return {
    groq: `*[_type in ${JSON.stringify(types)} || ${orWhere}] | order(_updatedAt desc)[0]._updatedAt`,
    parser: optional(v.pipe(v.string(), v.isoTimestamp())),
    shows: [],
  }
}

/** Groups of lines under a title (`schemas/objects/steps.ts`); a group without lines is left out. */
export const checklistGroups = list(object({ _key: key, title: text, items: nonEmpty(textList) }))

type DocumentContent = PageContent & {
  publishedAt: string | null
  document: { documentId: string | null; version: string | null }
}

/** What is printed at the head of each page. */
export type Identity = ReturnType<typeof identityOf>

export function identityOf({ frame, document, publishedAt: at, asOf }: DocumentContent) {
  const { brandName, emergencyPhone: hotline } = frame.settings
  const { documentId, version } = document
  // The date of the newest document or, if unknown, of the lake's answer.
  return { brandName, hotline, documentId, version, date: istDate(new Date(at ?? asOf)) }
}

/**
 * The heading of a part of a document, or null when the part has nothing to show.
 *
 * @param words the heading while an editor has set none
 * @param shown what the part lists; left out by a part that always has something
 */
export function partHeading(
  { heading }: { heading: string | null },
  words: string,
  shown: readonly unknown[] = [words],
): string | null {
  return shown.length > 0 ? (heading ?? words) : null
}
