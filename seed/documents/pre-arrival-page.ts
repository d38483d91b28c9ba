import type { PreArrivalPage } from '../../src/content/sanity.generated.ts'
import { cards, checkedFacts, section, singleton } from '../build/documents.ts'

export const preArrivalPage = singleton<PreArrivalPage>('preArrivalPage', {
  heading: 'Pre-arrival financial security letter',
  lead: 'Vessel, IMO number, port, ETA, agent and an email address are enough to start. The letter is page 1 of the pack, which follows in under 2 hours from validated submission.',
  steps: cards({
    Form: 'Vessel, IMO number, port, ETA, agent and your email.',
    Review: 'The desk checks your data and certificate, and looks up the ship.',
    PDF: 'We combine our letter and the insurer’s documents in one PDF.',
    Email: 'The pack goes to your address, ready to forward to the agent.',
    WhatsApp: 'If you gave a number, we send the pack ID by WhatsApp once the pack has been sent.',
  }),
  request: section(
    'Request the letter',
    'The letter is a cover sheet to your insurer’s own documents; the 2 hours start once they are validated. With your request, email the Certificate of Entry:',
  ),
  otherPorts: ['Chennai', 'Tuticorin', 'Cochin', 'Other'],
  packDownload: section(
    'See what you will get',
    'The compliance pack has two pages: the letter with its list of attachments, and the harbour master’s steps with a checklist for vessel and agent. The blank form is a specimen; it is valid only once completed, numbered and signed by the desk.',
  ),
  faq: section('Questions from masters and agents', 'Not covered here? Ask the desk.'),
  ports: section(
    'Lead times, port by port',
    'Our desk asks for the documents this long before arrival. The pack goes out in under 2 hours from validation; the remaining time allows for queries from the port and agent.',
  ),
  callToAction: section('Is your ship due sooner?', 'Send the request now and call.'),
  seoTitle: 'Pre-arrival financial security letter for Indian ports (MSN 05/2025)',
  seoDescription:
    'Request a pre-arrival financial security pack: cover checked on the insurer’s site, documents in under 2 hours, four answers for masters and agents.',
  ...checkedFacts(),
})
