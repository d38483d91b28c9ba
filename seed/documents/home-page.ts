import type { HomePage } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { items } from '../build/items.ts'
import { prose } from '../build/prose.ts'
import { placeholder } from '../build/status.ts'
import { eastCoast, westCoast } from '../parts/coast-cards.ts'

/** The surge pool by kind of vessel: 22 in all. */
const surgeAssets = items('namedAsset', [
  {
    name: 'Anchor handlers (AHTS), 8 vessels',
    base: 'Contracted, Arabian Gulf and South-East Asia',
    spec: 'Ocean towage and holding power in weather; 24–48 hours to Indian waters',
  },
  {
    name: 'Platform supply vessels (PSV), 6 vessels',
    base: 'Available, Arabian Gulf and Singapore',
    spec: 'Deck for boom, pumps, bunkers and recovered oil; DP; 10–14 knots',
  },
  {
    name: 'Diving and subsea support (DSV), 3 vessels',
    base: 'Available, Arabian Gulf and Singapore',
    spec: 'Air and saturation diving, ROV, hot tapping of bunker tanks',
  },
  {
    name: 'Ocean-going tugs, 3 vessels',
    base: 'Contracted, Colombo and Fujairah',
    spec: 'Long tows and escort; bollard pull stated with each offer',
  },
  {
    name: 'Fast crew and supply boats, 2 vessels',
    base: 'Available, Arabian Gulf',
    spec: 'Teams, divers and light equipment at up to 28 knots',
  },
])

export const homePage: SeedDocument<HomePage> = {
  _id: 'homePage',
  _type: 'homePage',
  heading: 'Port-call documents and salvage response for every Indian port',
  lead: 'Evidence of cover for MSN 05/2025 in under 2 hours, typically 30 minutes in business hours. A 24/7 desk that calls back within 45 minutes. Salvage and spill response on both coasts.',
  documentPackRow: { _type: 'reference', _ref: 'slaRow-document-pack' },
  verification: {
    heading: 'Ports now verify your cover before you enter',
    intro:
      'A notice of the Directorate General of Shipping (DGS), MSN 05/2025, asks ports to check P&I or other financial security of merchant vessels of 300 GT and above.',
    body: prose(
      'The port looks up the entry on the insurer’s own site. It wants an International Group club, or an insurer on the Directorate’s list, and cover shown as valid for at least **three months from entry** or to the annual renewal. If name, dates or premium do not match, entry can be refused until they do.',
      'Most delays are clerical: an old ship’s name on a certificate, a broker’s letter instead of the club’s entry, a renewal that the site does not show yet. That is work for a desk, and it can be done before the ship is off the port.',
    ),
    points: items('card', [
      {
        title: 'Looked up, not only collected',
        body: 'We run the port’s own check first: name, IMO number, insurer, dates, premium flag, scope. The result and its time are printed in the pack.',
      },
      {
        title: 'The insurer’s documents, unaltered',
        body: 'Certificate of Entry, Blue Card and State certificates go behind a cover sheet that follows the headings of the notice.',
      },
      {
        title: 'Irregularities reported at once',
        body: 'If something does not match you hear it within 45 minutes, and the Directorate does where a notice is due. Revised documents follow within 1 hour of the correction.',
      },
    ]),
  },
  summaryDownload: {
    heading: 'The notice on two pages',
    intro:
      'Clause by clause in plain words: who has to do what, what a port will check, where to look it up. For the master’s and the agent’s file.',
  },
  sla: {
    heading: 'Service levels, with a price on missing them',
    intro:
      'Short form. The full schedule, with measuring points and caps, is part of the fleet retainer.',
  },
  coverage: {
    heading: 'Which ports, how fast',
    intro:
      'Two coasts, each with its own team and store. Committed times are by coast; each port’s page has its own requirements and typical time.',
    westCoast,
    eastCoast,
  },
  surge: {
    heading: 'Global surge: 22 vessels within 24–48 hours',
    intro:
      'When a casualty outgrows what is on the coast, offshore vessels mobilise to India at 10–28 knots. All are contracted or available, subject to position.',
    assets: surgeAssets,
  },
  caseStudies: {
    heading: 'Three jobs, hour by hour',
    intro: 'Illustrative cases that show how a call, a query and a spill are handled.',
  },
  callToAction: {
    heading: 'Calling at an Indian port this week?',
    intro: 'Send vessel, port and ETA. The desk answers with what is missing, or with the pack.',
  },
  seoTitle: 'India Port-Call Insurance (P&I/Financial Security) + NOSDCP Response',
  seoDescription:
    'Evidence of P&I cover for MSN 05/2025 in under 2 hours, a 24/7 desk and salvage and oil-spill response at every Indian port.',
  ...placeholder(
    'The surge pool’s vessels wait for the client’s list; its figures are the specification’s.',
  ),
}
