import { defineQuery } from 'groq'
import * as v from 'valibot'
import { block, pageFields } from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { field, list, record, text, textList } from '../../content/parse.ts'
import { coordinates, firstPortsGroq, portsSchema } from '../../sections/port-links/ports.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { PortGroqResult } from '../../content/sanity.generated.ts'

/** Takes `$portSlug`; `port` is null when no port has it. */
const portGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "settings": *[_type == "siteSettings"][0]{ mobilisationNote, typicalTimesNote, distressNote },
  "port": *[_type == "port" && slug.current == $portSlug][0]{
    "slug": slug.current, name, fullName, summary, coordinates{lat, lng}, coast, responseTime,
    baseAssets, localNuances, emergencyContacts[]{_key, role, contact}, equipment, partners,
    authority, locode, seoTitle, seoDescription
  },
  "zones": *[_type == "coverageZone" && defined(coast)] | order(orderRank asc){
    coast, responseTime
  },
  "ports": ${firstPortsGroq},
  "page": *[_type == "portPage"][0]{
    heading, lead, seoTitle, seoDescription, coverageLine,
    requirements, equipment, partners, emergencyContacts, otherPorts, callToAction
  }
}`)

const coast = field(v.picklist(['west', 'east']))

export const portQuery = pageQuery('port', portGroq, {
  settings: record({ mobilisationNote: text, typicalTimesNote: text, distressNote: text }),
  port: field(
    v.object({
      slug: text,
      name: text,
      fullName: text,
      summary: text,
      coordinates,
      coast,
      responseTime: text,
      baseAssets: textList,
      localNuances: textList,
      emergencyContacts: list(v.object({ _key: v.string(), role: text, contact: text })),
      equipment: textList,
      partners: textList,
      authority: text,
      locode: text,
      seoTitle: text,
      seoDescription: text,
    }),
  ),
  zones: list(v.object({ coast, responseTime: text })),
  ports: portsSchema,
  page: record({
    ...pageFields,
    coverageLine: text,
    requirements: block,
    equipment: block,
    partners: block,
    emergencyContacts: block,
    otherPorts: block,
    callToAction: block,
  }),
})

export type PortContent = ContentOf<typeof portQuery, PortGroqResult>

/** Content of a page whose port exists. */
export type KnownPortContent = PortContent & { port: NonNullable<PortContent['port']> }
