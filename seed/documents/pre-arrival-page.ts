import type { PreArrivalPage } from '../../src/content/sanity.generated.ts'
import { checked, items, type SeedDocument } from '../build/documents.ts'

export const preArrivalPage: SeedDocument<PreArrivalPage> = {
  _id: 'preArrivalPage',
  _type: 'preArrivalPage',
  heading: 'Pre-arrival financial security letter',
  lead: 'Vessel, IMO number, port, ETA, agent and an email address are enough to start. The letter is sheet 1 of the pack, which follows in under 2 hours from validated submission.',
  steps: items('card', [
    { title: 'Form', body: 'Vessel, IMO number, port, ETA, agent and your email.' },
    { title: 'Review', body: 'The desk validates data and certificate and looks the ship up.' },
    { title: 'PDF', body: 'Cover sheet and the insurer’s documents become one file.' },
    { title: 'Email', body: 'The pack goes to your address, ready to forward to the agent.' },
    {
      title: 'WhatsApp',
      body: 'If you gave a number, a short message says that it is out, with its ID.',
    },
  ]),
  request: {
    heading: 'Ask for a letter',
    intro:
      'The letter is our cover sheet over your insurer’s own documents, and the 2 hours run once they are validated. With your request, email the Certificate of Entry:',
  },
  otherPorts: ['Chennai', 'Tuticorin', 'Cochin', 'Other'],
  packDownload: {
    heading: 'See what you will get',
    intro:
      'The compliance pack has two pages: the letter with its list of attachments, and the harbour master’s steps with a checklist for vessel and agent. The blank form is for reading; it counts once the desk has filled, numbered and signed it.',
  },
  faq: {
    heading: 'Questions from masters and agents',
    intro: 'Ask the desk about anything that is not here.',
  },
  ports: {
    heading: 'Lead times, port by port',
    intro:
      'How long before arrival our desk asks for the papers. The pack is out in under 2 hours from validation; the rest is time for queries of port and agent.',
  },
  callToAction: {
    heading: 'Is your ship due sooner?',
    intro: 'Send the request now and call.',
  },
  seoTitle: 'Pre-arrival financial security letter for Indian ports (MSN 05/2025)',
  seoDescription:
    'Ask for a pre-arrival financial security pack: cover checked on the insurer’s site, documents in under 2 hours, four answers for masters and agents.',
  ...checked(),
}
