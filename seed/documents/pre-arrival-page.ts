import type { PreArrivalPage } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { items } from '../build/items.ts'
import { checked } from '../build/status.ts'

export const preArrivalPage: SeedDocument<PreArrivalPage> = {
  _id: 'preArrivalPage',
  _type: 'preArrivalPage',
  heading: 'Pre-arrival financial security letter',
  lead: 'Vessel, port and ETA are enough to begin. We check the cover on the insurer’s own site, compile the pack for MSN 05/2025 and send it to you and your agent in under 2 hours from validated submission.',
  steps: items('card', [
    { title: 'Form', body: 'Vessel, IMO number, port, ETA, agent and where to send the pack.' },
    { title: 'Review', body: 'The desk validates the data and looks the entry up.' },
    { title: 'PDF', body: 'Cover sheet and the insurer’s documents become one file.' },
    { title: 'Email', body: 'The pack goes to you and, if you wish, to the agent.' },
    { title: 'WhatsApp', body: 'A short message tells you that it is out, with its ID.' },
  ]),
  request: {
    heading: 'Ask for a letter',
    intro:
      'Have name and IMO number as on the certificate of registry, the port, the ETA in local time and the agent’s name at hand. A copy of the Certificate of Entry saves a round of questions.',
  },
  otherPorts: ['Chennai', 'Tuticorin', 'Cochin', 'Other'],
  packDownload: {
    heading: 'See what you will get',
    intro:
      'The compliance pack has two pages: the letter with its attachments, and the harbour master’s steps with a checklist for vessel and agent. The blank form is free to use.',
  },
  faq: {
    heading: 'Questions from masters and agents',
    intro: 'Short answers first. Ask the desk about anything that is not here.',
  },
  ports: {
    heading: 'What your port asks for',
    intro:
      'Lead times, seasons and local habits differ. Each port’s page lists them with its equipment and contacts.',
  },
  seoTitle: 'Pre-arrival financial security letter for Indian ports (MSN 05/2025)',
  seoDescription:
    'Ask for a pre-arrival financial security pack: cover checked on the insurer’s site, documents in under 2 hours, four answers for masters and agents.',
  ...checked(),
}
