import { portDocument } from '../build/port-document.ts'

export const paradip = portDocument({
  slug: 'paradip',
  name: 'Paradip',
  fullName: 'Paradip Port',
  summary:
    'An artificial lagoon behind two breakwaters on an open coast, built for ore and coal and now a crude port as well. Weather decides how a response gets there.',
  position: [20.2654, 86.6763],
  coast: 'east',
  responseTime: '8–12 hours',
  authority: 'Paradip Port Authority',
  locode: 'INPRT',
  baseAssets: [
    'First-response team from Visakhapatnam, by road and crew boat',
    'Pumps, inshore boom and hand skimmers pre-packed for the coast road',
    'Tugs contracted at the port, subject to position',
  ],
  localNuances: [
    'Our lead time for documents: 72 hours’ notice, to leave a working day for questions of port and agent.',
    'Monsoon, June to September: swell at the entrance can close boat work; mobilisation is then planned by road and from inside the lagoon.',
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
    'Placeholder – ship agent, Paradip',
    'Placeholder – barge and crane contractor, Paradip',
    'Placeholder – transport contractor, coast road',
  ],
  contacts: [
    ['Duty manager, 24/7 desk', '+91 00000 00000'],
    ['Regional head, east coast', '+91 00000 00007'],
    ['Port liaison, Paradip', '+91 00000 00009'],
  ],
  unchecked: 'The LOCODE and VHF channels are from memory and undated pages.',
})
