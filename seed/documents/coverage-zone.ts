import type { CoverageZone } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { ranked } from '../build/ranked.ts'
import { placeholder } from '../build/status.ts'

function zone(slug: string, fields: Omit<SeedDocument<CoverageZone>, '_id' | '_type'>) {
  return {
    _id: `coverageZone-${slug}`,
    _type: 'coverageZone' as const,
    ...fields,
    ...placeholder(
      'Times are the specification’s; what answers in each zone waits for the client’s list.',
    ),
  }
}

export const coverageZones: SeedDocument<CoverageZone>[] = ranked([
  zone('west-coast', {
    zone: 'West coast',
    coast: 'west',
    ports: ['Kandla', 'Mundra', 'Vadinar', 'Mumbai / JNPT', 'Cochin'],
    responseTime: '6–8 hours to site',
    assets:
      'Two salvage tugs at Mumbai; first-response team, pumps, boom and skimmers held at Mumbai and in the Gulf of Kutch.',
  }),
  zone('east-coast', {
    zone: 'East coast',
    coast: 'east',
    ports: ['Chennai', 'Visakhapatnam', 'Paradip', 'Haldia'],
    responseTime: '8–12 hours to site',
    assets:
      'First-response team, pumps, boom and storage held at Visakhapatnam; tugs contracted at the port, subject to position.',
  }),
  zone('pan-india', {
    zone: 'Pan-India',
    ports: ['Tuticorin', 'Every other Indian port and anchorage'],
    responseTime: 'Up to 24 hours',
    assets:
      'The nearer coast’s team with equipment that travels by road or air; local deployment in 2–6 hours once it is at the port.',
  }),
  zone('global-surge', {
    zone: 'Global surge',
    ports: ['Any position in Indian waters'],
    responseTime: '24–48 hours',
    assets:
      'A pool of 22 contracted or available vessels, 10–28 knots, subject to position: anchor handlers, supply and diving vessels, ocean tugs.',
  }),
])
