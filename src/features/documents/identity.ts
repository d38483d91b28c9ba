/** Fields that every printable document has (`schemas/fields/define-singleton.ts`). */
import * as v from 'valibot'
import type { PageContent } from '../../content/page-query.ts'
import { key, list, nonEmpty, object, text, textList } from '../../content/field.ts'
import { optional } from '../../content/parse.ts'
import type { DocumentType, Selection } from '../../content/select.ts'
import { formatIstDate } from '../../text/dates.ts'

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
 * When the newest of these documents was published: the date on the PDF.
 *
 * @param types their types
 * @param orWhere GROQ filter for further documents
 */
export function publishedAt(types: DocumentType[], orWhere = 'false'): Selection<string | null> {
  return {
    groq: `*[_type in ${JSON.stringify(types)} || ${orWhere}] | order(_updatedAt desc)[0]._updatedAt`,
    parser: optional(v.pipe(v.string(), v.isoTimestamp())),
    shows: [],
  }
}

/** Groups of lines with a title (`schemas/objects/steps.ts`). A group without lines is left out. */
export const checklistGroups = list(object({ _key: key, title: text, items: nonEmpty(textList) }))

type DocumentContent = PageContent & {
  publishedAt: string | null
  document: { documentId: string | null; version: string | null }
}

/** Identifiers at the head of each page. */
export type Identity = ReturnType<typeof identityOf>

export function identityOf({ frame, document, publishedAt: at, asOf }: DocumentContent) {
  const { brandName, emergencyPhone: hotline } = frame.settings
  const { documentId, version } = document
  // Without a newest document, the date of the lake's answer.
  return { brandName, hotline, documentId, version, date: formatIstDate(new Date(at ?? asOf)) }
}

/**
 * The heading of a part of a document; null if the part is empty.
 *
 * @param words the default heading
 * @param shown the part's items; omitted for a part that is never empty
 */
export function partHeading(
  { heading }: { heading: string | null },
  words: string,
  shown: readonly unknown[] = [words],
): string | null {
  return shown.length > 0 ? (heading ?? words) : null
}
