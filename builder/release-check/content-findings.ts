/** Finds published content and settings that are not ready for a release. */
import type { Schema } from '@sanity/types'
import { formatUtcDate } from '../../src/text/dates.ts'
import { validateDocuments } from '../../schemas/validation/validate-documents.ts'
import type { PublishedContent } from './published.ts'
import type { BuildConfiguration } from '../configuration.ts'
import { fieldTitle, nameDocument } from '../report/studio-names.ts'

/** Published documents that editors marked as placeholders, with their notes. */
export function placeholders({ documents }: PublishedContent, schema: Schema): string[] {
  return documents
    .filter((document) => document['isPlaceholder'] === true)
    .map((document) => {
      const note = document['placeholderNote']
      const name = nameDocument(document, schema)
      return typeof note === 'string' && note.trim() !== '' ? `${name}: ${note.trim()}` : name
    })
}

/** Days after which the cited law must be compared with its source again. */
export const LAW_CHECK_DAYS = 90

const DAY_MS = 24 * 60 * 60 * 1000

/** Documents whose cited law was last compared with its source more than `LAW_CHECK_DAYS` days before `now`. */
export function lawToCheck({ documents }: PublishedContent, schema: Schema, now: Date): string[] {
  return documents.flatMap((document) => {
    const checked: unknown = Reflect.get(Object(document['regulation']), 'lastChecked')
    if (typeof checked !== 'string') return []
    const days = Math.floor((now.getTime() - Date.parse(checked)) / DAY_MS)
    return days > LAW_CHECK_DAYS
      ? [
          `${nameDocument(document, schema)}, Last checked: ${formatUtcDate(new Date(checked))}, ${days} days ago`,
        ]
      : []
  })
}

/** Finds the Studio's rules that are broken by published documents, for example by documents older than the rule. */
export async function brokenRules(published: PublishedContent, schema: Schema): Promise<string[]> {
  const { documents } = published
  const problems = await validateDocuments({ documents, schema, otherIds: published.assetIds })
  const byId = new Map(documents.map((document) => [document._id, document]))
  return problems
    .filter(({ level }) => level === 'error')
    .map(({ id, field, rule }) => {
      const document = byId.get(id)
      const place = document ? nameDocument(document, schema) : id
      const title = fieldTitle(field, document && schema.get(document._type))
      return `${title ? `${place}, field ${title}` : place}: ${rule}`
    })
}

/** Finds settings that must change for the public site. */
export function configurationFindings(
  { siteUrl, emailManager, sanity, studioUrl }: BuildConfiguration,
  hasBusinessId: boolean,
): string[] {
  const addresses = {
    VITE_SITE_URL: siteUrl,
    VITE_EMAIL_MANAGER_URL: emailManager.url,
    VITE_SANITY_API_HOST: sanity.apiHost,
    VITE_STUDIO_URL: studioUrl,
  }
  const findings = Object.entries(addresses).flatMap(([variable, address]) =>
    address === null || isPublic(address)
      ? []
      : [`${variable} is ${address}: the public site needs a public https address.`],
  )
  if (!hasBusinessId)
    findings.push(
      'VITE_BUSINESS_ID is not set: every request to the email-manager would contain the id of the sandbox. Set the id of your business.',
    )
  return findings
}

/** Whether other machines can reach an address, over HTTPS. */
function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !/^(\[::1\]|127\.[\d.]+|(.+\.)?localhost)$/.test(hostname)
}
