import type { CoverageZone } from '../../src/content/sanity.generated.ts'
import { copiedFields } from '../../schemas/commitment-copies.ts'
import { placeholder, ranked, type SeedDocument } from '../build/documents.ts'
import { slaCommitments } from './sla.ts'

type Ports = NonNullable<CoverageZone['ports']>

/** Makes a zone's list of ports. A name that begins with `port-` is a port's id; others are places without a page. */
function ports(...names: readonly string[]): Ports {
  return names.map((name, index): Ports[number] => {
    const _key = `port-${index + 1}`
    return name.startsWith('port-')
      ? { _key, _type: 'reference', _ref: name }
      : { _key, _type: 'zonePlace', name }
  })
}

function committed(id: string) {
  const commitment = slaCommitments.find(({ _id }) => _id === id)
  return {
    kind: 'committed' as const,
    commitment: { _type: 'reference' as const, _ref: id },
    ...copiedFields('coverageZone', commitment ?? {}),
  }
}

function zone(slug: string, fields: Omit<SeedDocument<CoverageZone>, '_id' | '_type'>) {
  return {
    _id: `coverageZone-${slug}`,
    _type: 'coverageZone' as const,
    ...fields,
    ...placeholder(
      'Times are from the specification. The client must list who responds in each zone.',
    ),
  }
}

/** Nearest first. The retainer and salvage pages show all times. The home page and port pages show committed times. */
export const coverageZones: SeedDocument<CoverageZone>[] = ranked([
  zone('local-equipment', {
    zone: 'Local equipment',
    kind: 'typical',
    ports: ports('port-mumbai', 'Gulf of Kutch', 'port-visakhapatnam'),
    responseTime: '2–6 hours',
    assets: 'Boom, pumps and skimmers, deployed near the store that holds them.',
  }),
  zone('west-coast', {
    zone: 'West coast',
    coast: 'west',
    ports: ports('port-mumbai', 'port-mundra', 'port-vadinar', 'port-kandla', 'Cochin'),
    ...committed('slaCommitment-west-coast'),
    assets:
      'First-response team within this time. Equipment follows from Mumbai and the Gulf of Kutch, two salvage tugs from Mumbai: arrival quoted per casualty.',
  }),
  zone('east-coast', {
    zone: 'East coast',
    coast: 'east',
    ports: ports('port-visakhapatnam', 'port-paradip', 'Chennai', 'Haldia'),
    ...committed('slaCommitment-east-coast'),
    assets:
      'First-response team within this time. Equipment follows from Visakhapatnam, contracted tugs from their position: arrival quoted per casualty.',
  }),
  zone('pan-india', {
    zone: 'Pan-India',
    kind: 'typical',
    ports: ports('Tuticorin', 'Every other Indian port and anchorage'),
    responseTime: 'Up to 24 hours',
    assets:
      'The nearer coast’s team. Equipment follows by road or air: arrival quoted per casualty.',
  }),
  zone('global-surge', {
    zone: 'Global surge',
    kind: 'surge',
    ports: ports('Any position in Indian waters'),
    responseTime: '24–48 hours to mobilise',
    assets:
      'A surge pool of 22 offshore vessels, 10–28 knots, contracted or available, subject to position. Arrival is quoted per casualty.',
  }),
])
