import type { HomePage } from '../../src/content/sanity.generated.ts'
import { cards, placeholder, section, singleton } from '../build/documents.ts'
import { prose } from '../build/prose.ts'
import { eastCoast, westCoast } from '../shared-content.ts'

export const homePage = singleton<HomePage>('homePage', {
  heading: 'Port-call documents and salvage response for Indian ports',
  lead: 'Evidence of cover for MSN 05/2025 in under 2 hours, typically 30 minutes in business hours. A 24/7 desk: every call is answered in person. Salvage and spill response on both coasts.',
  documentPackRow: { _type: 'reference', _ref: 'slaRow-document-pack' },
  verification: {
    heading: 'Ports now verify your cover before you enter',
    intro:
      'A notice of the Directorate General of Shipping (DGS), MSN 05/2025, asks ports to check the P&I cover or other financial security of merchant vessels of 300 GT and above.',
    body: prose(
      'The port looks up the ship on the insurer’s own site. It expects an International Group club, or an insurer on the Directorate’s list, and cover valid for at least **three months from entry into port** or to the annual renewal. If the name or dates do not match, or premium is outstanding, entry is refused until this is resolved.',
      'Many queries are clerical: a ship’s former name on a certificate, a broker’s letter in place of the club’s certificate, a renewal that the site does not show yet. Our desk settles them with the insurer before the ship arrives.',
    ),
    points: cards({
      'Looked up, not just collected':
        'We run the port’s own check first: name, IMO number, insurer, dates, unpaid premium, scope. The result and its time are printed in the pack.',
      'The insurer’s documents, unaltered':
        'The Certificate of Entry, Blue Card and State certificates follow our letter, which uses the headings of the notice.',
      'Irregularities reported within 45 minutes':
        'If something does not match, we tell you, and DGS where the notice requires it. Revised documents follow within 1 hour of the correction.',
    }),
  },
  summaryDownload: section(
    'The notice on two pages',
    'Clause by clause in plain words, for the master’s and agent’s files.',
  ),
  sla: section(
    'Service levels',
    'A summary of the retainer’s SLA schedule. The full schedule prevails.',
  ),
  coverage: {
    heading: 'Tugs and stores by coast',
    intro: 'What we keep on each coast. For typical times, see each port’s page.',
    westCoast,
    eastCoast,
  },
  surge: section(
    'A surge pool of 22 vessels backs both coasts',
    'When a casualty outgrows what is on the coast, offshore vessels mobilise within 24–48 hours, at 10–28 knots. Each is contracted or available for hire; which of them can come depends on their position. Arrival is quoted per casualty.',
  ),
  caseStudies: section(
    'The first hours, in three cases',
    'Illustrative cases of a tow, a spill and a document query.',
  ),
  callToAction: section(
    'Calling at an Indian port this week?',
    'Send vessel, IMO number, port, ETA, agent and your email. The desk replies with the pack, or tells you what is missing.',
  ),
  seoTitle: 'India Port-Call Insurance (P&I/Financial Security) + NOSDCP Response',
  seoDescription:
    'Evidence of P&I cover for MSN 05/2025 in under 2 hours, a 24/7 desk and salvage and oil-spill response at Indian ports.',
  ...placeholder(
    'Confirm with the client: the list of the surge pool, and that calls are answered in person. Figures are from the specification.',
  ),
})
