import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import * as v from 'valibot'
import { configuration } from '../../configuration/configuration.ts'
import { startOfIstDay } from '../../documents/ist-date.ts'
import { type DocumentName, pdfs } from '../../documents/pdf-link.ts'
import { loadPage } from '../loaded-pages.ts'
import { DEFAULT_TITLE } from '../page.ts'
import { matchRoute } from '../routes.ts'
import { answerTo } from './answer.ts'

/** A printable document as the build prints it. */
export type PrintedDocument = {
  name: DocumentName
  /** Public address of its page, from which its links lead. */
  url: string
  /** Path of the PDF; null for the one whose name is its hash. */
  address: string | null
  /** How many sheets it must fit on (SPEC section 2: the pack has two pages). */
  sheets: number | null
  title: string
  author: string
  date: Date
  /** What stands in `<main>`. */
  markup: string
}

/** What the properties of a PDF are made of. */
const propertiesSchema = v.object({
  asOf: v.string(),
  publishedAt: v.nullable(v.string()),
  document: v.object({ title: v.nullable(v.string()) }),
  frame: v.object({ settings: v.object({ brandName: v.nullable(v.string()) }) }),
})

/**
 * Renders the documents from the lake's published content.
 *
 * @throws when the lake can't be read or a document does not render
 */
export async function renderDocuments(): Promise<PrintedDocument[]> {
  const names = [
    'complianceSummary',
    'compliancePack',
    'slaSchedule',
    'financialSecurityEvidence',
  ] as const
  return await Promise.all(names.map(renderDocument))
}

async function renderDocument(name: DocumentName): Promise<PrintedDocument> {
  const path = pdfs[name].page
  const { route, params } = matchRoute(path)
  const page = await loadPage(route)
  const query = page.query(params)
  const content = query.parse(await answerTo(query))
  const { publishedAt, asOf, document, frame } = v.parse(propertiesSchema, content)
  return {
    name,
    url: configuration.siteUrl + path,
    address: name === 'complianceSummary' ? null : `/docs/${pdfs[name].file}`,
    sheets: name === 'compliancePack' ? 2 : null,
    title: document.title ?? page.head(content).title ?? DEFAULT_TITLE,
    author: frame.settings.brandName ?? new URL(configuration.siteUrl).host,
    date: startOfIstDay(new Date(publishedAt ?? asOf)),
    markup: renderToStaticMarkup(
      <StaticRouter location={path}>
        <main>
          <page.Component content={content} />
        </main>
      </StaticRouter>,
    ),
  }
}
