import { portDocument } from '../build/port-document.ts'

export const kandla = portDocument({
  slug: 'kandla',
  name: 'Kandla',
  fullName: 'Deendayal Port, Kandla',
  summary:
    'A tidal port at the head of the Gulf of Kutch, reached through a 27 km channel. Ships wait for their tide at the outer anchorage, and a missed window costs most of a day.',
  position: [23.0167, 70.2167],
  coast: 'west',
  responseTime: '6–8 hours',
  authority: 'Deendayal Port Authority',
  locode: 'INIXY',
  baseAssets: [
    'Gulf of Kutch equipment store, with boom, skimmers and pumps',
    'First-response team of four, by road and crew boat',
    'Harbour tugs contracted at the port, subject to position',
  ],
  localNuances: [
    'Our lead time for documents: 24 hours’ notice, so that any DGS query on the cover is closed before the tidal window and not in it.',
    'Transit is possible in a window of about 4 hours around high water: give the intended tide with the ETA.',
    'From the outer anchorage to the berth takes 1.5 to 2 hours through a 27 km channel; the tide rises to about 7.5 m.',
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
    'Placeholder – ship agent, Kandla and Gandhidham',
    'Placeholder – barge and lighter operator, Kandla',
    'Placeholder – licensed waste reception, Kutch',
  ],
  contacts: [
    ['Duty manager, 24/7 desk', '+91 00000 00000'],
    ['Regional head, west coast', '+91 00000 00002'],
    ['Gulf of Kutch coordinator', '+91 00000 00005'],
  ],
  unchecked:
    'The specification’s “24h DGS clearance” is printed as our own lead time: no such clearance was found. VHF channels come from undated agents’ pages.',
})
