import type { Port } from '../../src/content/sanity.generated.ts'
import { deskContacts } from '../documents/desk-contact.ts'
import { deskContact, items, placeholder, type SeedDocument } from './documents.ts'

/** A name on the chart. Positions of towns are from GeoNames. */
type ChartName = readonly [name: string, lat: number, lng: number]

type PortFacts = Omit<
  SeedDocument<Port>,
  | '_id'
  | '_type'
  | 'slug'
  | 'coordinates'
  | 'places'
  | 'emergencyContacts'
  | 'seoTitle'
  | 'seoDescription'
> & {
  readonly slug: string
  readonly position: readonly [lat: number, lng: number]
  /** Positions chosen so that the name crosses no range ring of the chart, if possible. */
  readonly waters: readonly ChartName[]
  readonly towns: readonly ChartName[]
  /** Longitudes that port control gives as limits. The chart draws each as a line, with the name at latitude `lat`. */
  readonly meridians?: readonly (readonly [...limit: ChartName, meaning: string])[]
  /** Each is the slug of a desk contact, or a role with the port's own number. */
  readonly contacts: readonly (string | readonly [role: string, number: string])[]
  readonly uncheckedNote: string
}

/** Composes a port's document. Every port is a placeholder, because contacts and partners are invented. */
export function portDocument({
  slug,
  position: [lat, lng],
  waters,
  towns,
  meridians = [],
  contacts,
  uncheckedNote,
  ...facts
}: PortFacts): SeedDocument<Port> {
  return {
    _id: `port-${slug}`,
    _type: 'port',
    ...facts,
    slug: { _type: 'slug', current: slug },
    coordinates: { _type: 'geopoint', lat, lng },
    places: items('chartPlace', [
      ...waters.map(waterPlace),
      ...towns.map(townPlace),
      ...meridians.map(meridianPlace),
    ]),
    emergencyContacts: items('emergencyContact', contacts.map(contactOf)),
    seoTitle: `${facts.name}: port-call documents and salvage response`,
    seoDescription: `Response in ${facts.responseTime}, port-specific requirements, equipment and contacts for calls at ${facts.fullName}.`,
    ...placeholder(
      `Phone numbers are placeholders; the client must list partners, base assets and equipment. ${uncheckedNote}`,
      'Specification section 9; port publications and port agents’ pages',
    ),
  }
}

function contactOf(contact: PortFacts['contacts'][number]) {
  if (typeof contact !== 'string') return { role: contact[0], contact: contact[1] }
  const reference = deskContact(contact)
  const role = deskContacts.find(({ _id: id }) => id === reference._ref)?.role
  return { role: role ?? contact, deskContact: reference }
}

function townPlace([name, lat, lng]: ChartName) {
  return { name, position: { _type: 'geopoint' as const, lat, lng } }
}

function waterPlace(water: ChartName) {
  return Object.assign(townPlace(water), { isWater: true })
}

function meridianPlace([name, lat, lng, meaning]: readonly [...limit: ChartName, meaning: string]) {
  return Object.assign(townPlace([name, lat, lng]), { isMeridian: true, meaning })
}
