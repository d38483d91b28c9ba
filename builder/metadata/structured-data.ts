/**
 * Structured data for search engines (JSON-LD, schema.org). It leaves out contact details and port positions that
 * editors marked as placeholders: otherwise, search results could show a phone number that nobody answers.
 */
import { toPlainText } from '@portabletext/react'
import type { Graph, Organization, Place, Thing } from 'schema-dts'
import * as v from 'valibot'
import type { FrameContent } from '../../src/content/frame.ts'
import type { PageContent } from '../../src/content/page-query.ts'
import { richTextParser } from '../../src/content/rich-text.ts'
import { telHref } from '../../src/text/contact-links.ts'

export type IndexablePage = {
  path: string
  title: string
  description: string | null
  content: PageContent
}

/** Pages that each describe one service. */
const SERVICES = new Set([
  '/port-call-compliance',
  '/fleet-retainer',
  '/insurance/financial-security',
  '/response/salvage-osr',
])

/** Pages about the company. */
const ABOUT_COMPANY = new Set(['/', '/contact', '/about'])

const portSchema = v.object({
  port: v.object({
    name: v.string(),
    fullName: v.nullable(v.string()),
    locode: v.nullable(v.string()),
    coordinates: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
    isPlaceholder: v.boolean(),
  }),
})

/** The port that a page is about; null for other pages. */
export function portIn(content: PageContent): v.InferOutput<typeof portSchema>['port'] | null {
  const parsed = v.safeParse(portSchema, content)
  return parsed.success ? parsed.output.port : null
}

const faqsSchema = v.object({
  faqs: v.pipe(v.array(v.object({ question: v.string(), answer: richTextParser })), v.minLength(1)),
})

/** Describes a page as JSON-LD. @param siteUrl public origin of the site, without a trailing slash */
export function structuredData(page: IndexablePage, siteUrl: string): Graph {
  const { settings } = page.content.frame
  const things: Thing[] = [
    ...(page.path === '/' ? website(settings, siteUrl) : [breadcrumbs(page, siteUrl)]),
    ...(ABOUT_COMPANY.has(page.path) ? company(settings, siteUrl) : []),
    ...(SERVICES.has(page.path) ? [service(page, siteUrl)] : []),
    ...port(page, siteUrl),
    ...faqPage(page),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The `<script>` element with the data. `<` is escaped, so that no content can close the element. */
export function structuredDataElement(data: Graph): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}

type Settings = FrameContent['settings']

function idOfCompany(siteUrl: string): string {
  return `${siteUrl}/#company`
}

function website({ brandName }: Settings, siteUrl: string): Thing[] {
  if (brandName === null) return []
  const publisher = { '@id': idOfCompany(siteUrl) }
  return [
    { '@type': 'WebSite', name: brandName, url: `${siteUrl}/`, inLanguage: 'en-IN', publisher },
  ]
}

function company(settings: Settings, siteUrl: string): Thing[] {
  const { brandName, tagline } = settings
  if (brandName === null) return []
  const organization: Organization = {
    '@type': 'Organization',
    '@id': idOfCompany(siteUrl),
    name: brandName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    ...(tagline === null ? {} : { slogan: tagline }),
  }
  const telephone = telHref(settings.emergencyPhone)?.replace(/^tel:/, '')
  if (settings.isPlaceholder || telephone === undefined) return [organization]
  const email = settings.supportEmail === null ? {} : { email: settings.supportEmail }
  const { officeLocation } = settings
  return [
    { ...organization, telephone, ...email },
    {
      '@type': 'EmergencyService',
      '@id': `${siteUrl}/#desk`,
      name: brandName,
      url: `${siteUrl}/contact`,
      telephone,
      ...email,
      ...(officeLocation && {
        address: {
          '@type': 'PostalAddress',
          addressLocality: officeLocation,
          addressCountry: 'IN',
        },
      }),
      areaServed: { '@type': 'Country', name: 'India' },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
      parentOrganization: { '@id': idOfCompany(siteUrl) },
    },
  ]
}

function breadcrumbs({ path, title }: IndexablePage, siteUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: title, item: siteUrl + path },
    ],
  }
}

function service({ path, title, description }: IndexablePage, siteUrl: string): Thing {
  return {
    '@type': 'Service',
    name: title,
    ...(description === null ? {} : { description }),
    url: siteUrl + path,
    areaServed: { '@type': 'Country', name: 'India' },
    provider: { '@id': idOfCompany(siteUrl) },
  }
}

function port({ path, content }: IndexablePage, siteUrl: string): Thing[] {
  const parsedPort = portIn(content)
  if (parsedPort === null) return []
  const { name, fullName, locode, coordinates, isPlaceholder } = parsedPort
  const place: Place = {
    '@type': 'Place',
    name: fullName ?? name,
    url: siteUrl + path,
    address: { '@type': 'PostalAddress', addressCountry: 'IN' },
  }
  if (isPlaceholder) return [place]
  return [
    {
      ...place,
      ...(coordinates && {
        geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
      }),
      ...(locode && {
        identifier: { '@type': 'PropertyValue', propertyID: 'UN/LOCODE', value: locode },
      }),
    },
  ]
}

/** The questions of a page with their answers in plain text (specification section 2). */
function faqPage({ content }: IndexablePage): Thing[] {
  const parsed = v.safeParse(faqsSchema, content)
  if (!parsed.success) return []
  const mainEntity = parsed.output.faqs.map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
      }) as const,
  )
  return [{ '@type': 'FAQPage', mainEntity }]
}
