/** Fills a lake with any number of ports like those of the seed. */
import type { SanityClient } from '@sanity/client'
import { LexoRank } from 'lexorank'
import { ports } from '../../seed/documents/port.ts'

const AT_ONCE = 250

/** Adds ports to a lake that holds the seed, until there are `count`. */
export async function fillWithPorts(client: SanityClient, count: number): Promise<void> {
  const present = await client.fetch<number>('count(*[_type == "port"])')
  let rank = LexoRank.parse(
    await client.fetch<string>('*[_type == "port"] | order(orderRank desc)[0].orderRank'),
  )
  for (let start = present; start < count; start += AT_ONCE) {
    const transaction = client.transaction()
    for (let index = start; index < Math.min(start + AT_ONCE, count); index += 1) {
      rank = rank.genNext()
      transaction.create(numberedPort(index, rank.toString()))
    }
    await transaction.commit({ visibility: 'async' })
  }
}

function numberedPort(index: number, orderRank: string) {
  const model = ports[index % ports.length]
  if (!model) throw new Error('the seed has ports')
  return {
    ...model,
    _id: `port-many-${index}`,
    name: `${model.name} ${index}`,
    slug: { _type: 'slug', current: `port-${index}` },
    coordinates: { _type: 'geopoint', lat: 8 + (index % 140) / 10, lng: 70 + (index % 170) / 10 },
    orderRank,
  }
}
