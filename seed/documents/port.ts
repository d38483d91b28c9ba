import type { Port } from '../../src/content/sanity.generated.ts'
import { items, placeholder, ranked, type SeedDocument } from '../build/documents.ts'

/** Towns are where GeoNames has them. */
type ChartName = readonly [name: string, lat: number, lng: number]

/** What differs from port to port; the rest of the document is made from it. */
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
  /** Where the name crosses no ring, if there is such a place. */
  readonly waters: readonly ChartName[]
  readonly towns: readonly ChartName[]
  /** Limits of port control, each named where its line has most room. */
  readonly meridians?: readonly (readonly [...limit: ChartName, meaning: string])[]
  readonly contacts: readonly (readonly [role: string, contact: string])[]
  readonly unchecked: string
}

/** A port's document from its facts; every port holds placeholder contacts and partners. */
function portDocument({
  slug,
  position: [lat, lng],
  waters,
  towns,
  meridians = [],
  contacts,
  unchecked,
  ...facts
}: PortFacts): SeedDocument<Port> {
  return {
    _id: `port-${slug}`,
    _type: 'port',
    ...facts,
    slug: { _type: 'slug', current: slug },
    coordinates: { _type: 'geopoint', lat, lng },
    places: items('chartPlace', [
      ...waters.map(waterName),
      ...towns.map(townName),
      ...meridians.map(meridianName),
    ]),
    emergencyContacts: items(
      'emergencyContact',
      contacts.map(([role, contact]) => ({ role, contact })),
    ),
    seoTitle: `${facts.name}: port-call documents and salvage response`,
    seoDescription: `Response in ${facts.responseTime}, port-specific requirements, equipment and contacts for calls at ${facts.fullName}.`,
    ...placeholder(
      `Phone numbers are placeholders; partners, base assets and equipment wait for the client’s list. ${unchecked}`,
      'Specification section 9; port publications and port agents’ pages',
    ),
  }
}

function townName([name, lat, lng]: ChartName) {
  return { name, position: { _type: 'geopoint' as const, lat, lng } }
}

function waterName(water: ChartName) {
  return Object.assign(townName(water), { isWater: true })
}

function meridianName([name, lat, lng, meaning]: readonly [...limit: ChartName, meaning: string]) {
  return Object.assign(townName([name, lat, lng]), { isMeridian: true, meaning })
}

/** The six ports, in the order of the footer. */
export const ports: SeedDocument<Port>[] = ranked([
  portDocument({
    slug: 'mumbai',
    name: 'Mumbai / JNPT',
    fullName: 'Mumbai Port and Jawaharlal Nehru Port (JNPT)',
    summary:
      'Two ports on one natural harbour: Mumbai’s docks and anchorages on the island side, the container terminals of Nhava Sheva across the water. The desk, a store and both tugs are here.',
    position: [18.9333, 72.85],
    waters: [['Arabian Sea', 18.405, 72.517]],
    towns: [
      ['Thane', 19.197, 72.964],
      ['Nhava Sheva', 18.95, 72.95],
      ['Alibag', 18.648, 72.876],
    ],
    meridians: [
      ['072°44′E', 19.28, 72 + 44 / 60, 'ships for JN Port stay west of it until instructed.'],
    ],
    coast: 'west',
    responseTime: '2–4 hours',
    leadTime: '24 hours',
    vhf: 'Mumbai VTS 12, JN Port Control 13',
    authority: 'Mumbai Port Authority; Jawaharlal Nehru Port Authority',
    locode: 'INBOM / INNSA',
    baseAssets: [
      'West coast first-response team, on board by crew boat',
      'Equipment store with boom, skimmers, pumps and fenders',
      'Two salvage tugs with tow gear, fire monitors and portable pumps: arrival quoted per casualty',
    ],
    localNuances: [
      'The pack reaches port control with the agent’s pre-arrival papers: hence our 24 hours’ notice.',
      'Jawaharlal Nehru Port asks for 24 hours’ notice and an ETA confirmed 3 hours before arrival; stay west of 072°44′E until instructed.',
      'Send documents on the insurer’s own paper: certificates on a broker’s letterhead have been refused here.',
      'Mumbai VTS works on channel 12 and JN Port Control on channel 13; confirm both in ALRS volume 6 or the current port circular.',
      'From June to September the south-west monsoon swell moves the pilot boarding ground inward: allow for it in the ETA.',
    ],
    equipment: [
      'Tow wires, emergency towing pennants and line-throwing sets',
      'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
      'Inshore boom with workboats, brush and weir skimmers, temporary storage',
      'Pneumatic fenders and hoses for ship-to-ship transfer',
      'Air diving spread with cutting and patching gear',
    ],
    partners: [
      'Ship agent, Mumbai and Nhava Sheva',
      'Diving contractor, Mumbai',
      'Licensed waste reception, Mumbai',
    ],
    contacts: [
      ['Duty manager, 24/7 desk', '+91 00000 00000'],
      ['Regional head, west coast', '+91 00000 00002'],
      ['Tug coordination, Mumbai', '+91 00000 00003'],
      ['Document desk', '+91 00000 00004'],
    ],
    unchecked: 'VHF channels come from undated agents’ pages.',
  }),
  portDocument({
    slug: 'mundra',
    name: 'Mundra',
    fullName: 'Mundra Port',
    summary:
      'A private deep-water port on the north shore of the Gulf of Kutch, with container, bulk and car terminals, single point moorings and a jetty for very large crude carriers.',
    position: [22.7333, 69.7],
    waters: [['Gulf of Kutch', 22.526, 69.709]],
    towns: [
      ['Mandvi', 22.833, 69.352],
      ['Vadinar', 22.45, 69.717],
      ['Kandla', 23.017, 70.217],
    ],
    coast: 'west',
    responseTime: '6–8 hours',
    leadTime: '48 hours',
    authority: 'Adani Ports and Special Economic Zone (private port, outside the major ports)',
    locode: 'INMUN',
    baseAssets: [
      'West coast first-response team, by air and road, on board by crew boat',
      'Boom, skimmers and pumps held for Mundra, Vadinar and Kandla together',
      'Tugs contracted at the port, subject to position',
    ],
    localNuances: [
      'Check this private port’s portal and formats with your agent: hence our 48 hours’ notice.',
      'Traffic for the gulf reports to the Gulf of Kutch VTS; enter the reporting points in the passage plan before departure.',
      'Strong tidal streams and winds are reported off the berths and moorings: a drifting ship is on the shoals quickly.',
      'Berth, single point mooring and jetty have separate terminal operators: name the one you call at in the request.',
      'Many data sets give the position of the town, some 6 nautical miles inland; take the position for the ETA from the chart.',
    ],
    equipment: [
      'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
      'Offshore and inshore boom on reels, disc and brush skimmers',
      'Pneumatic fenders for work alongside large tankers',
      'Line-throwing sets, messenger lines and emergency towing gear',
    ],
    partners: [
      'Ship agent, Mundra',
      'Harbour tug operator, Gulf of Kutch',
      'Crane and transport contractor, Kutch',
    ],
    contacts: [
      ['Duty manager, 24/7 desk', '+91 00000 00000'],
      ['Regional head, west coast', '+91 00000 00002'],
      ['Gulf of Kutch coordinator', '+91 00000 00005'],
    ],
    unchecked: 'The position has not been compared with the chart.',
  }),
  portDocument({
    slug: 'vadinar',
    name: 'Vadinar',
    fullName: 'Vadinar Offshore Oil Terminal',
    summary:
      'A crude oil terminal on the south shore of the Gulf of Kutch, worked since 1978 through single point moorings to seaward of the mark on the chart, with a marine national park a few kilometres away.',
    position: [22.45, 69.7167],
    waters: [['Gulf of Kutch', 22.656, 69.672]],
    towns: [
      ['Mundra', 22.733, 69.7],
      ['Sikka', 22.432, 69.842],
      ['Mandvi', 22.833, 69.352],
    ],
    coast: 'west',
    responseTime: '6–8 hours',
    leadTime: '72 hours',
    authority: 'Deendayal Port Authority, offshore oil terminal',
    baseAssets: [
      'West coast first-response team, by air and road, on board by workboat',
      'Boom and skimmers packed for work at single point moorings',
      'Tugs contracted in the gulf, subject to position',
    ],
    localNuances: [
      'NOSDCP contacts for the call are confirmed and printed in the pack, within our 72 hours’ notice.',
      'Tankers should have oil-pollution cover named in the papers; next door, Sikka asks for wreck removal, oil pollution and collision to be named.',
      'A pollution response centre of the Coast Guard is at Vadinar: the Coast Guard directs, the terminal and we support.',
      'Marine National Park within about 7 km: agree shoreline priorities and any use of dispersant with the authorities before, not during, a spill.',
      'Cargo is worked at single point moorings: hose, hawser and tug arrangements belong in the request.',
    ],
    equipment: [
      'Offshore boom on reels with towing bridles',
      'Brush and weir skimmers with floating storage',
      'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
      'Shoreline protection boom for creeks and mangroves',
      'Gas detection and hot-work control sets',
    ],
    partners: [
      'Ship agent, Vadinar and Sikka',
      'Workboat operator, Gulf of Kutch',
      'Shoreline and wildlife response adviser',
    ],
    contacts: [
      ['Duty manager, 24/7 desk', '+91 00000 00000'],
      ['Spill response coordinator', '+91 00000 00006'],
      ['Regional head, west coast', '+91 00000 00002'],
      ['Gulf of Kutch coordinator', '+91 00000 00005'],
    ],
    unchecked: 'No LOCODE was found; the position has not been compared with the chart.',
  }),
  portDocument({
    slug: 'kandla',
    name: 'Kandla',
    fullName: 'Deendayal Port, Kandla',
    summary:
      'A tidal port at the head of the Gulf of Kutch, reached through a channel of 27 km, some 14.5 nautical miles. Ships wait for their tide at the outer anchorage; a missed window means waiting for the next high water.',
    position: [23.0167, 70.2167],
    waters: [['Gulf of Kutch', 22.555, 69.817]],
    towns: [
      ['Gandhidham', 23.083, 70.133],
      ['Bhachau', 23.299, 70.343],
      ['Jodiya', 22.717, 70.283],
    ],
    coast: 'west',
    responseTime: '6–8 hours',
    leadTime: '24 hours',
    vhf: '16, 08',
    authority: 'Deendayal Port Authority',
    locode: 'INIXY',
    baseAssets: [
      'Gulf of Kutch equipment store, with boom, skimmers and pumps',
      'West coast first-response team, by air and road, on board by crew boat',
      'Harbour tugs contracted at the port, subject to position',
    ],
    localNuances: [
      'Our 24 hours’ notice leaves time to answer a DGS query on the cover before the tidal window, not in it.',
      'Transit is possible in a window of about 4 hours around high water: give the intended tide with the ETA.',
      'From the outer anchorage to the berth takes 1.5 to 2 hours through a channel of some 14.5 nm; the tide rises to about 7.5 m.',
      'Port control listens on channels 16 and 08; confirm them in ALRS volume 6 or the current port circular.',
      'The master centre of the Gulf of Kutch VTS is here: report deficiencies and towing operations to it early.',
    ],
    equipment: [
      'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
      'Inshore boom for strong tidal streams, with anchors and buoys',
      'Brush and disc skimmers, tank trailers for recovered oil',
      'Ground tackle, blocks and hydraulic pullers for refloating',
    ],
    partners: [
      'Ship agent, Kandla and Gandhidham',
      'Barge and lighter operator, Kandla',
      'Licensed waste reception, Kutch',
    ],
    contacts: [
      ['Duty manager, 24/7 desk', '+91 00000 00000'],
      ['Regional head, west coast', '+91 00000 00002'],
      ['Gulf of Kutch coordinator', '+91 00000 00005'],
    ],
    unchecked:
      'The specification’s “24h DGS clearance” is printed as our own lead time: no such clearance was found. VHF channels come from undated agents’ pages.',
  }),
  portDocument({
    slug: 'visakhapatnam',
    name: 'Visakhapatnam',
    fullName: 'Visakhapatnam Port',
    summary:
      'An outer and an inner harbour joined by a narrow channel below the Dolphin’s Nose, next to a naval base. Our east coast team and store are here.',
    position: [17.6983, 83.2786],
    waters: [['Bay of Bengal', 17.203, 83.688]],
    towns: [
      ['Bheemunipatnam', 17.89, 83.452],
      ['Vizianagaram', 18.117, 83.411],
      ['Elamanchili', 17.549, 82.857],
    ],
    coast: 'east',
    responseTime: '4–6 hours',
    leadTime: '48 hours',
    authority: 'Visakhapatnam Port Authority',
    locode: 'INVTZ',
    baseAssets: [
      'East coast first-response team and equipment store',
      'Boom, skimmers, pumps and temporary storage',
      'Tugs contracted at the port, subject to position',
    ],
    localNuances: [
      'Pre-arrival documents name the berth, in the inner or outer harbour; our 48 hours’ notice is for them.',
      'Main cyclone season, October to December: agree early who decides to leave the berth, and ask for a pack that is valid for a second call.',
      'The inner channel narrows to 111 m past the Dolphin’s Nose: a disabled ship there closes the inner harbour.',
      'Naval area next to the port: boats, drones and divers need clearance before they move, even in an emergency.',
      'Plan for power cuts after a storm: Hudhud, in October 2014, left the city without power for days.',
    ],
    equipment: [
      'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
      'Inshore and offshore boom, weir and brush skimmers',
      'Generators, lighting towers and satellite telephones',
      'Air diving spread, hull patching and cutting gear',
      'Emergency towing gear and line-throwing sets',
    ],
    partners: [
      'Ship agent, Visakhapatnam',
      'Diving contractor, Visakhapatnam',
      'Harbour tug operator, east coast',
    ],
    contacts: [
      ['Duty manager, 24/7 desk', '+91 00000 00000'],
      ['Regional head, east coast', '+91 00000 00007'],
      ['Equipment store, Visakhapatnam', '+91 00000 00008'],
      ['Document desk', '+91 00000 00004'],
    ],
    unchecked: 'The port’s VHF channels were not found.',
  }),
  portDocument({
    slug: 'paradip',
    name: 'Paradip',
    fullName: 'Paradip Port',
    summary:
      'An artificial lagoon behind two breakwaters on an open coast. Weather decides how a response gets there.',
    position: [20.2654, 86.6763],
    waters: [['Bay of Bengal', 19.98, 87.1]],
    towns: [
      ['Chandbali', 20.775, 86.741],
      ['Kendrapara', 20.502, 86.422],
      ['Jagatsinghpur', 20.256, 86.171],
    ],
    coast: 'east',
    responseTime: '8–12 hours',
    leadTime: '72 hours',
    vhf: '16, 06',
    authority: 'Paradip Port Authority',
    locode: 'INPRT',
    baseAssets: [
      'East coast first-response team, from Visakhapatnam by road, on board by crew boat',
      'Pumps, inshore boom and hand skimmers pre-packed for the coast road',
      'Tugs contracted at the port, subject to position',
    ],
    localNuances: [
      'Our 72 hours’ notice leaves a working day for questions from port and agent.',
      'Monsoon, June to September: swell at the entrance can stop small-boat work; mobilisation is then planned by road and from inside the lagoon.',
      'The port asks for the ETA 24 hours ahead; pilotage is compulsory above 200 GT.',
      'Port control listens on channels 16 and 06; confirm them in ALRS volume 6 or the current port circular.',
      'Check channel marks after any cyclone: Fani in 2019 moved all eleven channel buoys.',
    ],
    equipment: [
      'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
      'Inshore boom for the lagoon and its entrance',
      'Disc and brush skimmers, portable storage tanks',
      'Ground tackle and hydraulic pullers for refloating',
    ],
    partners: [
      'Ship agent, Paradip',
      'Barge and crane contractor, Paradip',
      'Transport contractor, coast road',
    ],
    contacts: [
      ['Duty manager, 24/7 desk', '+91 00000 00000'],
      ['Regional head, east coast', '+91 00000 00007'],
      ['Port liaison, Paradip', '+91 00000 00009'],
    ],
    unchecked: 'The LOCODE and VHF channels are from memory and undated pages.',
  }),
])
