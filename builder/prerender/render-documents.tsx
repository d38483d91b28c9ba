import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import * as v from 'valibot'
import { configuration } from '../../src/configuration/configuration.ts'
import type { PageContent, PageQuery } from '../../src/content/page-query.ts'
import {
  datasheetTitle,
  FleetDatasheet,
} from '../../src/features/documents/fleet-datasheet/fleet-datasheet.tsx'
import { fleetDatasheetQuery } from '../../src/features/documents/fleet-datasheet/query.ts'
import { startOfIstDay } from '../../src/text/dates.ts'
import { type DocumentName, type Pdf, pdfs } from '../../src/sections/download/pdf-link.ts'
import { DEFAULT_TITLE } from '../../src/pages/page.ts'
import { matchPage } from '../../src/entry/page-routes.ts'

/** Gets the lake's answer to the query of a page or document. */
export type RunQuery = (query: PageQuery) => Promise<unknown>

/** A rendered document, ready to be printed to a PDF. */
export type PrintableDocument = {
  name: DocumentName
  /** Public URL of the page `pdfs[name].page`. Links in `markup` are relative to this URL. */
  url: string
  /** Path of the PDF; null if the PDF is named after its hash. */
  address: string | null
  /** Path of the picture of its first sheet. */
  picture: string | null
  /** How many sheets it should fit on; null for any number. */
  sheets: number | null
  title: string
  author: string
  date: Date
  /** Content of `<body>`. */
  markup: string
}

/** How many sheets a document should fit on, in smaller type if necessary. */
const SHEETS: Partial<Record<DocumentName, number>> = {
  compliancePack: 2,
  slaSchedule: 1,
  financialSecurityEvidence: 1,
  fleetDatasheet: 2,
}

export const documentNames: readonly DocumentName[] = [
  'complianceSummary',
  'compliancePack',
  'slaSchedule',
  'financialSecurityEvidence',
  'fleetDatasheet',
]

/**
 * Renders a document from the lake's published content.
 *
 * @throws when the lake can't be read or the document does not render
 */
export async function renderDocument(
  name: DocumentName,
  runQuery: RunQuery,
): Promise<PrintableDocument> {
  return name === 'fleetDatasheet'
    ? await renderDatasheet(runQuery)
    : await renderPageOf(name, runQuery)
}

async function renderPageOf(name: DocumentName, runQuery: RunQuery): Promise<PrintableDocument> {
  const { load, params } = matchPage(pdfs[name].page)
  const page = await load()
  const query = page.query(params)
  const content = query.parse(await runQuery(query))
  const { title } = v.parse(titledSchema, content).document
  return printableDocument(
    name,
    title ?? page.head(content).title ?? DEFAULT_TITLE,
    content,
    <page.Component content={content} />,
  )
}

const titledSchema = v.object({ document: v.object({ title: v.nullable(v.string()) }) })

async function renderDatasheet(runQuery: RunQuery): Promise<PrintableDocument> {
  const query = fleetDatasheetQuery()
  const content = query.parse(await runQuery(query))
  const sheets = <FleetDatasheet content={content} />
  return printableDocument('fleetDatasheet', datasheetTitle(content), content, sheets)
}

const datedSchema = v.object({ publishedAt: v.nullable(v.string()) })

function printableDocument(
  name: DocumentName,
  title: string,
  content: PageContent,
  children: ReactNode,
): PrintableDocument {
  const { page, file, picture }: Pdf = pdfs[name]
  const { publishedAt } = v.parse(datedSchema, content)
  return {
    name,
    url: configuration.siteUrl + page,
    address: name === 'complianceSummary' ? null : `/docs/${file}`,
    picture: picture ?? null,
    sheets: SHEETS[name] ?? null,
    title,
    author: content.frame.settings.brandName ?? new URL(configuration.siteUrl).host,
    date: startOfIstDay(new Date(publishedAt ?? content.asOf)),
    markup: renderToStaticMarkup(
      <StaticRouter location={page}>
        <main>{children}</main>
      </StaticRouter>,
    ),
  }
}
