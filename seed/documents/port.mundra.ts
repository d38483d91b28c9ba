import { portDocument } from '../build/port-document.ts'

export const mundra = portDocument({
  slug: 'mundra',
  name: 'Mundra',
  fullName: 'Mundra Port',
  summary:
    'A private deep-water port on the north shore of the Gulf of Kutch, with container, bulk and car terminals, single point moorings and a jetty for very large crude carriers.',
  position: [22.7333, 69.7],
  coast: 'west',
  responseTime: '6–8 hours',
  authority: 'Adani Ports and Special Economic Zone (private port, outside the major ports)',
  locode: 'INMUN',
  baseAssets: [
    'First-response team from the Gulf of Kutch store, by road and crew boat',
    'Boom, skimmers and pumps held for Mundra, Vadinar and Kandla together',
    'Tugs contracted at the port, subject to position',
  ],
  localNuances: [
    'Our lead time for documents: 48 hours’ notice, because a private port sets its own counter hours and upload format.',
    'Traffic for the gulf reports to the Gulf of Kutch VTS; enter the reporting points in the passage plan before departure.',
    'Strong tidal streams and a fresh sea breeze are reported off the berths and moorings: a drifting ship closes the shoals quickly.',
    'Berth, single point mooring and jetty have separate terminal operators: name the one you call at in the request.',
    'Many data sets give the position of the town, some 6 miles inland; use the port’s own chart for the ETA.',
  ],
  equipment: [
    'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
    'Offshore and inshore boom on reels, disc and brush skimmers',
    'Pneumatic fenders for work alongside large tankers',
    'Line-throwing sets, messenger lines and emergency towing gear',
  ],
  partners: [
    'Placeholder – ship agent, Mundra',
    'Placeholder – harbour tug operator, Gulf of Kutch',
    'Placeholder – crane and transport contractor, Kutch',
  ],
  contacts: [
    ['Duty manager, 24/7 desk', '+91 00000 00000'],
    ['Regional head, west coast', '+91 00000 00002'],
    ['Gulf of Kutch coordinator', '+91 00000 00005'],
  ],
  unchecked: 'The position has not been compared with the chart.',
})
