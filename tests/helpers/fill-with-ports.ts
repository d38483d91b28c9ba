/** Fills a lake with any number of ports like the ports in the seed. */
import type { SanityClient } from '@sanity/client'
import { ports } from '../../seed/documents/port.ts'
import { manyPorts } from './many-ports.ts'

const AT_ONCE = 250

/** Adds ports to a lake that holds the seed and perhaps some of these, until there are `count`. */
export async function fillWithPorts(client: SanityClient, count: number): Promise<void> {
  const present = await client.fetch<number>('count(*[_type == "port"])')
  const missing = manyPorts(count - ports.length).slice(present - ports.length)
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const transaction = client.transaction()
    for (const port of missing.slice(start, start + AT_ONCE)) transaction.create(port)
    await transaction.commit({ visibility: 'async' })
  }
}
