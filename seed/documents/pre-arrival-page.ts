import type { PreArrivalPage } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { items } from '../build/items.ts'
import { checked } from '../build/status.ts'

export const preArrivalPage: SeedDocument<PreArrivalPage> = {
  _id: 'preArrivalPage',
  _type: 'preArrivalPage',
  heading: 'Pre-arrival financial security letter',
  lead: 'Vessel, IMO number, port, ETA, agent and an email address are enough. The pack for MSN 05/2025 follows in under 2 hours from validated submission.',
  steps: items('card', [
    { title: 'Form', body: 'Vessel, IMO number, port, ETA, agent and your email.' },
    { title: 'Review', body: 'The desk validates the data and looks the entry up.' },
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
      'Name and IMO number as on the certificate of registry. If you can, email the Certificate of Entry as well: it saves a round of questions.',
  },
  otherPorts: ['Chennai', 'Tuticorin', 'Cochin', 'Other'],
  packDownload: {
    heading: 'See what you will get',
    intro:
      'The compliance pack has two pages: the letter with its list of attachments, and the harbour master’s steps with a checklist for vessel and agent. The blank form is free to use.',
  },
  faq: {
    heading: 'Questions from masters and agents',
    intro: 'Ask the desk about anything that is not here.',
  },
  ports: {
    heading: 'Lead times, port by port',
    intro:
      'Beside each port is how long before arrival our desk asks for the papers. Its page has seasons, local practice, equipment and contacts.',
  },
  seoTitle: 'Pre-arrival financial security letter for Indian ports (MSN 05/2025)',
  seoDescription:
    'Ask for a pre-arrival financial security pack: cover checked on the insurer’s site, documents in under 2 hours, four answers for masters and agents.',
  ...checked(),
}
