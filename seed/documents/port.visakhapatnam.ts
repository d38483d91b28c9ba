import { portDocument } from '../build/port-document.ts'

export const visakhapatnam = portDocument({
  slug: 'visakhapatnam',
  name: 'Visakhapatnam',
  fullName: 'Visakhapatnam Port',
  summary:
    'An outer and an inner harbour joined by a narrow channel below the Dolphin’s Nose, next to a naval base. Our east coast team and store are kept here.',
  position: [17.6983, 83.2786],
  coast: 'east',
  responseTime: '4–6 hours',
  authority: 'Visakhapatnam Port Authority',
  locode: 'INVTZ',
  baseAssets: [
    'East coast first-response team and equipment store',
    'Boom, skimmers, pumps and temporary storage',
    'Tugs contracted at the port, subject to position',
  ],
  localNuances: [
    'Our lead time for pre-arrival documents: 48 hours’ notice, with the berth in the inner or outer harbour named.',
    'Cyclone season, October to December: agree early who decides to leave the berth, and keep the pack valid for a second entry.',
    'The inner channel narrows to 111 m past the Dolphin’s Nose: a disabled ship there closes the inner harbour.',
    'Naval area next to the port: boats, drones and divers need clearance before they move, also in an emergency.',
    'Plan for power cuts after a storm: Hudhud of October 2014 left the city without power for days. Our store has its own generators.',
  ],
  equipment: [
    'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
    'Inshore and offshore boom, weir and brush skimmers',
    'Generators, lighting towers and satellite telephones',
    'Air diving spread, hull patching and cutting gear',
    'Emergency towing gear and line-throwing sets',
  ],
  partners: [
    'Placeholder – ship agent, Visakhapatnam',
    'Placeholder – diving contractor, Visakhapatnam',
    'Placeholder – harbour tug operator, east coast',
  ],
  contacts: [
    ['Duty manager, 24/7 desk', '+91 00000 00000'],
    ['Regional head, east coast', '+91 00000 00007'],
    ['Equipment store, Visakhapatnam', '+91 00000 00008'],
    ['Document desk', '+91 00000 00004'],
  ],
  unchecked: 'The port’s VHF channels were not found.',
})
