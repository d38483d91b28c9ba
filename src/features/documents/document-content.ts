import * as v from 'valibot'
import type { PageContent } from '../../content/page-query.ts'
import { key, list, nonEmpty, object, text, textList } from '../../content/field.ts'
import { optional } from '../../content/parse.ts'
import type { DocumentType, Selection } from '../../content/select.ts'
import { formatIstDate } from '../../text/dates.ts'

/** Fields that every printable document has (`schemas/fields/define-singleton.ts`). */
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
 * Selects the publication time of the newest of the documents. The PDF shows this date.
 *
 * @param types types of the documents
 * @param orWhere GROQ filter for further documents
 */
export function publishedAt(types: DocumentType[], orWhere = 'false'): Selection<string | null> {
  return {
    groq: `*[_type in ${JSON.stringify(types)} || ${orWhere}] | order(_updatedAt desc)[0]._updatedAt`,
    parser: optional(v.pipe(v.string(), v.regex(v.ISO_TIMESTAMP_REGEX))),
    shownDocuments: [],
  }
}

/** Titled groups of lines (`schemas/objects/steps.ts`). A group without lines is left out. */
export const checklistGroups = list(object({ _key: key, title: text, items: nonEmpty(textList) }))

type DocumentContent = PageContent & {
  publishedAt: string | null
  document: { documentId: string | null; version: string | null }
}

/** Brand, hotline and identifiers in the head of each sheet. */
export type Identity = ReturnType<typeof identityOf>

export function identityOf({ frame, document, publishedAt: at, asOf }: DocumentContent) {
  const { brandName, emergencyPhone: hotline } = frame.settings
  const { documentId, version } = document
  // `asOf`, the time of the content lake's response, is used if none of the documents exists.
  return { brandName, hotline, documentId, version, date: formatIstDate(new Date(at ?? asOf)) }
}

/**
 * The heading of a part of a document; null if the part is empty.
 *
 * @param defaultHeading used if editors entered no heading
 * @param items the part's items; omitted for a part that is never empty
 */
export function partHeading(
  { heading }: { heading: string | null },
  defaultHeading: string,
  items: readonly unknown[] = [defaultHeading],
): string | null {
  return items.length > 0 ? (heading ?? defaultHeading) : null
}
