import { portDocument } from '../build/port-document.ts'

export const mumbai = portDocument({
  slug: 'mumbai',
  name: 'Mumbai / JNPT',
  fullName: 'Mumbai Port and Jawaharlal Nehru Port (JNPT)',
  summary:
    'Two ports on one natural harbour: Mumbai’s docks and anchorages on the island side, the container terminals of Nhava Sheva across the water. The desk, its stores and both salvage tugs are here.',
  position: [18.9333, 72.85],
  coast: 'west',
  responseTime: '2–4 hours',
  authority: 'Mumbai Port Authority; Jawaharlal Nehru Port Authority',
  locode: 'INBOM / INNSA',
  baseAssets: [
    'Two salvage tugs with tow gear, fire monitors and portable pumps',
    'First-response team of six, on board by crew boat',
    'Equipment store with boom, skimmers, pumps and fenders',
  ],
  localNuances: [
    'Our lead time for documents: 24 hours’ notice, so that the pack reaches port control with the agent’s pre-arrival papers.',
    'Jawaharlal Nehru Port asks for 24 hours’ notice and an ETA confirmed 3 hours before arrival; keep outside 072°44′E unless instructed.',
    'Send documents on the insurer’s own paper: certificates on a broker’s letterhead have been refused here.',
    'Mumbai VTS works on channel 12 and JN Port Control on channel 13; confirm both in ALRS volume 6 or the current port circular.',
    'From June to September the south-west monsoon swell moves the pilot boarding ground inward: allow for it in the ETA.',
  ],
  equipment: [
    'Two salvage tugs, tow wires, emergency towing pennants and line-throwing sets',
    'Portable salvage pumps, 375–3,218 GPM (85–731 m³/h)',
    'Inshore boom with workboats, brush and weir skimmers, temporary storage',
    'Pneumatic fenders and hoses for ship-to-ship transfer',
    'Air diving spread with cutting and patching gear',
  ],
  partners: [
    'Placeholder – ship agent, Mumbai and Nhava Sheva',
    'Placeholder – diving contractor, Mumbai',
    'Placeholder – licensed waste reception, Mumbai',
  ],
  contacts: [
    ['Duty manager, 24/7 desk', '+91 00000 00000'],
    ['Regional head, west coast', '+91 00000 00002'],
    ['Tug coordination, Mumbai', '+91 00000 00003'],
    ['Document desk', '+91 00000 00004'],
  ],
  unchecked: 'VHF channels come from undated agents’ pages.',
})
