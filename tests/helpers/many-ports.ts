/** Generates any number of ports besides the ports in the seed, with unique names and positions. */
import type { SanityClient } from '@sanity/client'
import { LexoRank } from 'lexorank'
import { ports as seedPorts } from '../../seed/documents/port.ts'

/** Points of the coast, west then east, between which the ports lie. */
const COAST = [
  [23.0, 68.6],
  [20.7, 70.9],
  [19.0, 72.8],
  [15.4, 73.8],
  [12.9, 74.8],
  [8.1, 77.4],
  [10.8, 79.8],
  [13.1, 80.3],
  [17.7, 83.3],
  [20.3, 86.7],
  [21.7, 88.1],
] as const

const BEGINNINGS = ['Kar', 'Man', 'Por', 'Vel', 'Tha', 'Nag', 'Rat', 'Col', 'Bhi', 'Sur', 'Alo']
const MIDDLES = ['wa', 'da', 'ban', 'li', 'ma', 'rai', 'po', 'chi', 'ni', 'shi', 'ga', 'tu']
const ENDS = ['r', 'pur', 'gaon', 'patnam', 'm', 'kot', 'garh', 'li', 'nagar', 'wadi', 'bet']

const AT_ONCE = 250

type SeedPort = (typeof seedPorts)[number]

/** The document of one of the seed's ports. */
type PortDocument = SeedPort & { slug: { _type: 'slug'; current: string } }

/** This many ports, ranked after the ports in the seed, with every field filled in. */
export function manyPorts(count: number): PortDocument[] {
  const [model] = seedPorts
  const last = seedPorts.at(-1)?.orderRank
  if (!model || last === undefined) throw new Error('the seed has ports')
  let rank = LexoRank.parse(last)
  return Array.from({ length: count }, (_, index) => {
    rank = rank.genNext()
    const name = nameOf(index)
    const slug = name.toLowerCase().replaceAll(' ', '-')
    return {
      ...structuredClone(model),
      _id: `port-${slug}`,
      name,
      fullName: `${name} Port`,
      slug: { _type: 'slug', current: slug },
      orderRank: rank.toString(),
      ...placeOf(index / count),
      responseTime: `${4 + (index % 5)}–${8 + (index % 7)} hours`,
      localNuances: [
        `Give ${24 + (index % 3) * 24} hours’ notice to the port office of ${name}.`,
        `The pilot boards ${2 + (index % 9)} miles off ${name}, in daylight only for deep draughts.`,
        `Port control listens on channel ${10 + (index % 20)}; confirm it in the port circular.`,
      ],
    }
  })
}

/** Adds ports to a lake that holds the seed and perhaps some of these, until there are `count`. */
export async function fillWithPorts(client: SanityClient, count: number): Promise<void> {
  const present = await client.fetch<number>('count(*[_type == "port"])')
  const missing = manyPorts(count - seedPorts.length).slice(present - seedPorts.length)
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const transaction = client.transaction()
    for (const port of missing.slice(start, start + AT_ONCE)) transaction.create(port)
    await transaction.commit({ visibility: 'async' })
  }
}

/** A different name for each of 1,452 ports. */
function nameOf(index: number): string {
  const beginning = BEGINNINGS[index % BEGINNINGS.length]
  const middle = MIDDLES[Math.floor(index / BEGINNINGS.length) % MIDDLES.length]
  const end = ENDS[(index * 7 + Math.floor(index / 132)) % ENDS.length]
  const anchorage = index % 5 === 0 ? ' Anchorage' : ''
  return `${beginning}${middle}${end}${anchorage}`
}

/** @param part of the way along the coast, from 0 to 1 */
function placeOf(part: number): Pick<SeedPort, 'coast' | 'coordinates'> {
  const along = part * (COAST.length - 1)
  const from = COAST[Math.floor(along)] ?? COAST[0]
  const to = COAST[Math.floor(along) + 1] ?? from
  const rest = along % 1
  const lat = round(from[0] + rest * (to[0] - from[0]) + Math.sin(part * 997) / 20)
  const lng = round(from[1] + rest * (to[1] - from[1]) + Math.cos(part * 613) / 20)
  return {
    coast: lng < 77.55 ? 'west' : 'east',
    coordinates: { _type: 'geopoint', lat, lng },
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
