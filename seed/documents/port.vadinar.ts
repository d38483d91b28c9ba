import { portDocument } from '../build/port-document.ts'

export const vadinar = portDocument({
  slug: 'vadinar',
  name: 'Vadinar',
  fullName: 'Vadinar Offshore Oil Terminal',
  summary:
    'A crude oil terminal on the south shore of the Gulf of Kutch, worked since 1978 through single point moorings, with a marine national park a few kilometres away.',
  position: [22.45, 69.7167],
  coast: 'west',
  responseTime: '6–8 hours',
  authority: 'Deendayal Port Authority, offshore oil terminal',
  baseAssets: [
    'First-response team from the Gulf of Kutch store, by road and workboat',
    'Boom and skimmers packed for work at single point moorings',
    'Tugs contracted in the gulf, subject to position',
  ],
  localNuances: [
    'Our lead time for documents: 72 hours’ notice, so that NOSDCP contacts for the call are confirmed and printed in the pack.',
    'Tankers should show pollution cover in so many words; next door at Sikka wreck removal, oil pollution and collision are asked for expressly.',
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
    'Placeholder – ship agent, Vadinar and Sikka',
    'Placeholder – workboat operator, Gulf of Kutch',
    'Placeholder – shoreline and wildlife response adviser',
  ],
  contacts: [
    ['Duty manager, 24/7 desk', '+91 00000 00000'],
    ['Regional head, west coast', '+91 00000 00002'],
    ['Gulf of Kutch coordinator', '+91 00000 00005'],
    ['Spill response coordinator', '+91 00000 00006'],
  ],
  unchecked: 'No LOCODE was found; the position has not been compared with the chart.',
})
