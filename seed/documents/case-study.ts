import type { CaseStudy } from '../../src/content/sanity.generated.ts'
import { items, placeholder, ranked, type SeedDocument } from '../build/documents.ts'

function drawing(file: string, alt: string): NonNullable<CaseStudy['image']> {
  return {
    _type: 'image',
    asset: { _type: 'reference', _ref: `illustrations/${file}` },
    alt,
  }
}

function study(slug: string, fields: Omit<SeedDocument<CaseStudy>, '_id' | '_type'>) {
  return {
    _id: `caseStudy-${slug}`,
    _type: 'caseStudy' as const,
    isIllustrative: true,
    ...fields,
    ...placeholder(
      'An illustrative case. Replace it with a real one the customer agreed to publish.',
    ),
  }
}

export const caseStudies: SeedDocument<CaseStudy>[] = ranked([
  study('supramax-tow', {
    title: 'Supramax, machinery failure off the Gulf of Kutch',
    metric: 'Team on board in 7 hours, under tow by hour 16',
    description:
      'A laden Supramax lost her main engine in the south-west monsoon, 19 nautical miles off a lee shore and setting towards it at under a knot. The duty manager answered and had the salvage master on the line within 11 minutes. Lloyd’s Open Form was agreed with the owner, with SCOPIC incorporated but not invoked. A first-response team went out by chartered helicopter, since the sea was too high for boats, while a contracted tug left her station. The team rigged an emergency tow from the forecastle and filled the after peak, to trim her by the stern and cut the yaw. With the tug fast, she was held off the coast through the night and brought to a sheltered anchorage two days later. No pollution, no injuries and no damage to the hull.',
    log: items('logEntry', [
      { time: '00:00', event: 'First call, answered by the duty manager' },
      { time: '00:11', event: 'Salvage master on the line' },
      { time: '07:00', event: 'Team aboard by helicopter, off a lee shore' },
      { time: '16:00', event: 'Tug fast, under tow' },
      { time: 'Day 3', event: 'Sheltered anchorage, no pollution' },
    ]),
    port: { _type: 'reference', _weak: true, _ref: 'port-mundra' },
    kind: 'response',
    image: drawing(
      'supramax-tow.svg',
      'Drawing of a bulk carrier, trimmed by the stern, on a tow line behind a salvage tug in a heavy sea',
    ),
  }),
  study('tanker-spm-boom', {
    title: 'Crude tanker, hose parted at a single point mooring',
    metric: 'Boom closed 3 h 20 min after the hose parted',
    description:
      'A floating hose parted while a crude tanker was discharging at a single point mooring. The ship stopped her pumps and the terminal began to close its valves; oil began to drift with the flood. The port took charge, reported to the Coast Guard and asked us for boom and recovery. At slack water, after a gas check, two workboats closed 1,200 metres of boom around ship and buoy, guided the oil to a brush skimmer at the down-tide end, and opened the boom before the ship swung to the ebb; a second line shielded the mangroves. Recovery stopped at dusk, when the wind passed 20 knots, and was finished at the next day’s slack water. The recovered oil went ashore in sealed tanks, with a manifest for each.',
    log: items('logEntry', [
      { time: '00:00', event: 'Hose parted' },
      { time: '00:01', event: 'Ship’s pumps stopped, terminal’s valves closing' },
      { time: '03:20', event: '1,200 m of boom closed around ship and buoy, at slack water' },
      { time: 'Dusk', event: 'Recovery stopped, wind above 20 knots' },
      { time: 'Day 2', event: 'Recovery finished at slack water' },
    ]),
    port: { _type: 'reference', _weak: true, _ref: 'port-vadinar' },
    kind: 'response',
    image: drawing(
      'tanker-spm-boom.svg',
      'Drawing of a tanker at a mooring buoy with a boom laid around her and a skimmer boat at its end',
    ),
  }),
  study('bulk-carrier-documents', {
    title: 'Bulk carrier, cover queried two tides before berthing',
    metric: 'First pack out 48 minutes after the correction',
    description:
      'Port control could not find a chartered-in bulk carrier on her insurer’s site: she had changed name a fortnight earlier, and the agent’s documents had the new name while the insurer’s site still had the old one. The agent called us with the query at 02:10. The document desk matched the ship by her IMO number and asked the insurer for a corrected entry and certificate, which the insurer’s office in Asia issued in the morning. 48 minutes after the site showed the new name, the first pack, version 1.0, was with agent and master, with the time of the look-up on it. The decision stayed with the port: the officer repeated the look-up and signed the record, and the ship kept her place in the line-up.',
    log: items('logEntry', [
      { time: '00:00', event: 'Agent calls with port control’s query, 02:10 local' },
      { time: '07:10', event: 'The insurer’s site shows the new name, 09:20 local' },
      { time: '07:58', event: 'First pack, version 1.0, with agent and master' },
      { time: 'Later', event: 'Look-up repeated by the port, record signed' },
    ]),
    port: { _type: 'reference', _weak: true, _ref: 'port-kandla' },
    kind: 'documents',
    image: drawing(
      'port-document-desk.svg',
      'Drawing of a document, a stamp and a pen on a desk; behind the desk, a bulk carrier at anchor off a breakwater',
    ),
  }),
])
