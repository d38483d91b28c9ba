import type { SalvageResponsePage } from '../../src/content/sanity.generated.ts'
import { cards, items, placeholder, section, singleton } from '../build/documents.ts'
import { prose } from '../build/prose.ts'
import { eastCoast, westCoast } from '../shared-content.ts'

/** What the response teams do on scene, salvage first. */
const responseMethods = cards({
  'Emergency towage':
    'Connecting to a drifting or disabled ship, holding her off the shore, and towing her to a place of refuge that the authorities name.',
  Refloating:
    'Ground reaction and stability worked out first; then lightening, ballasting, ground tackle and the right tide.',
  'Damage control and dewatering':
    'Patches, shoring and pumps, so that the ship stays afloat while the plan is made.',
  'Fire on board':
    'Boundary cooling, inert gas and boarding teams with the crew; container-stack firefighting with piercing tools and monitors.',
  'Cargo and bunker transfer':
    'Ship-to-ship transfer with fenders and hoses, and hot tapping of tanks that can no longer be opened.',
  'Diving and survey':
    'Air diving for inspection, cutting and patching; ROV and saturation diving from surge vessels.',
  'Containment and recovery': 'Boom around the source, skimmers at the apex, storage alongside.',
  'Shoreline and waste':
    'Protection of creeks and mangroves, manual recovery, waste sorted and sent with a manifest to a licensed facility.',
})

export const salvageResponsePage = singleton<SalvageResponsePage>('salvageResponsePage', {
  heading: 'Salvage and oil-spill response',
  lead: 'A first-response team, pumps, boom and tow gear on each coast, two salvage tugs at Mumbai and a surge pool of 22 vessels behind them. Lloyd’s Open Form (LOF) with SCOPIC available, or terms agreed beforehand.',
  assets: {
    heading: 'Who responds, and from where',
    intro:
      'Contracted vessels respond subject to their position that day. The tugs at Mumbai are commercial, not the government’s emergency towing vessels.',
    items: items('namedAsset', [
      {
        name: 'Two salvage tugs',
        base: 'Mumbai',
        spec: 'Tow wires, fire monitors, portable pumps; bollard pull on request, owner stated with each offer',
      },
      {
        name: 'Contracted tugs',
        base: 'Gulf of Kutch, Visakhapatnam, Paradip; subject to position',
        spec: 'Bollard pull and owner stated with each offer; arrival quoted per casualty',
      },
      {
        name: 'Two first-response teams',
        base: 'Mumbai and Visakhapatnam',
        spec: 'Salvage master, naval architect on call, engineers, divers; by road or chartered aircraft, then crew boat or helicopter',
      },
      {
        name: 'Surge pool of 22 vessels',
        base: 'Contracted or available, subject to position',
        spec: 'Offshore vessels, mobilised in 24–48 hours, 10–28 knots; arrival quoted per casualty',
      },
      {
        name: 'Salvage pumps, emergency towing gear',
        base: 'Mumbai, Gulf of Kutch, Visakhapatnam',
        spec: '375–3,218 GPM (85–731 m³/h); pennants, messengers, line-throwing sets',
      },
      {
        name: 'Containment and recovery sets',
        base: 'Mumbai, Gulf of Kutch, Visakhapatnam',
        spec: 'Inshore and offshore boom, weir, brush and disc skimmers, temporary storage',
      },
      {
        name: 'Air diving spreads',
        base: 'Mumbai, Visakhapatnam',
        spec: 'Survey, cutting and patching',
      },
      {
        name: 'Transfer sets',
        base: 'Mumbai; fenders also in the Gulf of Kutch',
        spec: 'Pneumatic fenders, cargo and bunker hoses, hot-tapping machine, gas detection',
      },
    ]),
  },
  responseTimes: section(
    'Response times',
    'The typical time for each port, and the SLA schedule’s committed time for its coast.',
  ),
  methods: {
    heading: 'Methods',
    intro: 'From the tow to the shoreline.',
    items: responseMethods,
    note: 'Skimming becomes ineffective above about 1.8 m of sea, 20 knots of wind or 1 knot of current; then booms guard sheltered creeks, and the slick is tracked until the weather eases.',
  },
  nosdcp: {
    heading: 'Working within the NOSDCP',
    body: prose(
      'India’s National Oil Spill Disaster Contingency Plan (NOSDCP) makes the **Indian Coast Guard** the central coordinating authority at sea. Ports respond in their own waters, and operators around their offshore installations.',
      'The Coast Guard’s pollution response teams are based at Mumbai, Chennai and Port Blair (Sri Vijaya Puram), with a centre at Vadinar.',
      '“NOSDCP-aligned” means that our procedures follow this reporting chain. It is not an endorsement by the Coast Guard.',
      '### What that means for a customer',
      '- The ship reports to the Coast Guard and the port first, as her own emergency plan says. We help the master to make that report.',
      '- We bring people and equipment under the direction of the on-scene commander, and keep a log that serves claims afterwards.',
      '- Dispersants, burning and shoreline work need the authorities’ decision. We prepare the case; they decide.',
    ),
  },
  coverage: {
    heading: 'Coverage by coast',
    intro: 'The ports of each coast, and the seasons that slow the work there.',
    westCoast: {
      ...westCoast,
      body: 'The swell of the south-west monsoon limits small-boat work.',
    },
    eastCoast: {
      ...eastCoast,
      body: 'Cyclones occur before and after the south-west monsoon.',
    },
  },
  callToAction: section(
    'Agree the terms before the casualty',
    'A fleet retainer settles contract form, rates and response times beforehand. A quote follows within 24 hours.',
  ),
  seoTitle: 'Salvage and oil-spill response in India: assets, times, methods',
  seoDescription:
    'Salvage tugs at Mumbai, teams and equipment on both coasts, a surge pool of 22 vessels, and spill response within the NOSDCP framework.',
  ...placeholder(
    'The client must supply the asset list, with bollard pulls, drill dates and how the teams travel.',
  ),
})
