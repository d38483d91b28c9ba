/** Generates up to 1,452 ports with unique names, in addition to the ports in the seed. */
import type { SanityClient } from '@sanity/client'
import { LexoRank } from 'lexorank'
import { ports as seedPorts } from '../../seed/documents/port.ts'

const BEGINNINGS = ['Kar', 'Man', 'Por', 'Vel', 'Tha', 'Nag', 'Rat', 'Col', 'Bhi', 'Sur', 'Alo']
const MIDDLES = ['wa', 'da', 'ban', 'li', 'ma', 'rai', 'po', 'chi', 'ni', 'shi', 'ga', 'tu']
const ENDS = ['r', 'pur', 'gaon', 'patnam', 'm', 'kot', 'garh', 'li', 'nagar', 'wadi', 'bet']

const BATCH_SIZE = 250

type SeedPort = (typeof seedPorts)[number]
type Geopoint = NonNullable<SeedPort['coordinates']>

/** A port's document, as in the seed, but the slug is not optional. */
type PortDocument = SeedPort & { slug: { _type: 'slug'; current: string } }

/** Returns `count` copies of seed ports with some fields changed, ranked after the ports in the seed. */
export function manyPorts(count: number): PortDocument[] {
  const last = seedPorts.at(-1)?.orderRank
  if (last === undefined) throw new Error('the seed has no ports')
  let rank = LexoRank.parse(last)
  const templates = Array.from({ length: count }, () => seedPorts).flat()
  return templates.slice(0, count).map((template, index) => {
    rank = rank.genNext()
    const name = nameOf(index)
    const slug = name.toLowerCase().replaceAll(' ', '-')
    return Object.assign(structuredClone(template), {
      _id: `port-${slug}`,
      name,
      fullName: `${name} Port`,
      slug: { _type: 'slug' as const, current: slug },
      orderRank: rank.toString(),
      coordinates: positionNear(index, template.coordinates),
      responseTime: `${4 + (index % 5)}–${8 + (index % 7)} hours`,
      localNuances: [
        `Give ${24 + (index % 3) * 24} hours’ notice to the port office of ${name}.`,
        `The pilot boards ${2 + (index % 9)} miles off ${name}, in daylight only for deep draughts.`,
        `Port control listens on channel ${10 + (index % 20)}; confirm it in the port circular.`,
      ],
    })
  })
}

/** Adds generated ports to a lake that contains the seed, until the lake has `count` ports. */
export async function fillWithPorts(client: SanityClient, count: number): Promise<void> {
  const present = await client.fetch<number>('count(*[_type == "port"])')
  const missing = manyPorts(count - seedPorts.length).slice(present - seedPorts.length)
  for (let start = 0; start < missing.length; start += BATCH_SIZE) {
    const transaction = client.transaction()
    for (const port of missing.slice(start, start + BATCH_SIZE)) transaction.create(port)
    await transaction.commit({ visibility: 'async' })
  }
}

/** The name of a generated port: unique for each index below 1,452. */
function nameOf(index: number): string {
  const beginning = BEGINNINGS[index % BEGINNINGS.length]
  const middle = MIDDLES[Math.floor(index / BEGINNINGS.length) % MIDDLES.length]
  const end = ENDS[(index * 7 + Math.floor(index / 132)) % ENDS.length]
  const anchorage = index % 5 === 0 ? ' Anchorage' : ''
  return `${beginning}${middle}${end}${anchorage}`
}

/** A position near the given position: up to 0.6 degrees north-east of it. */
function positionNear(index: number, { lat = 0, lng = 0 }: Partial<Geopoint> = {}): Geopoint {
  const shift = (degrees: number) => Math.round(degrees * 1e4 + (index % 60) * 100) / 1e4
  return { _type: 'geopoint', lat: shift(lat), lng: shift(lng) }
}
