import type { Port } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from './document.ts'
import { items } from './items.ts'
import { placeholder } from './status.ts'

interface PortFacts extends Pick<
  SeedDocument<Port>,
  | 'name'
  | 'fullName'
  | 'summary'
  | 'coast'
  | 'responseTime'
  | 'baseAssets'
  | 'localNuances'
  | 'equipment'
  | 'partners'
  | 'authority'
  | 'locode'
> {
  readonly slug: string
  readonly position: readonly [lat: number, lng: number]
  readonly contacts: readonly (readonly [role: string, contact: string])[]
  readonly unchecked: string
}

/** A port's document from its facts; every port holds placeholder contacts and partners. */
export const portDocument = ({
  slug,
  position: [lat, lng],
  contacts,
  unchecked,
  ...facts
}: PortFacts): SeedDocument<Port> => ({
  _id: `port-${slug}`,
  _type: 'port',
  ...facts,
  slug: { _type: 'slug', current: slug },
  coordinates: { _type: 'geopoint', lat, lng },
  emergencyContacts: items(
    'emergencyContact',
    contacts.map(([role, contact]) => ({ role, contact })),
  ),
  seoTitle: `${facts.name}: port-call documents and salvage response`,
  seoDescription: `Response in ${facts.responseTime}, port-specific requirements, equipment and contacts for calls at ${facts.fullName}.`,
  ...placeholder(
    `Phone numbers and partners are placeholders; base assets wait for the client’s list. ${unchecked}`,
    'Specification section 9; port publications and port agents’ pages',
  ),
})
