import type { PortPage } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { checked } from '../build/status.ts'

export const portPage: SeedDocument<PortPage> = {
  _id: 'portPage',
  _type: 'portPage',
  heading: 'Documents and response at this port',
  lead: 'What a call at this port needs on paper, what is kept nearby if it goes wrong, and who responds.',
  coverageLine: '24/7 Full Service: desk, team, equipment',
  requirements: {
    heading: 'Port-specific requirements',
    intro:
      'Lead times are the desk’s own, counted back from ETA: the pack is out in under 2 hours from validation, the rest is time for queries. Compare local rules with the current port circular.',
  },
  equipment: {
    heading: 'Equipment',
    intro:
      'Who comes first, and what is deployed from here or from the store that serves this port.',
  },
  partners: {
    heading: 'Partners',
    intro:
      'Names on request: the desk gives you each firm’s in writing. It is printed here once the firm has agreed.',
  },
  emergencyContacts: {
    heading: 'Emergency contacts',
    intro:
      'Our own numbers. Those of port control and the Coast Guard are in the authorities’ publications: keep them on the bridge as well.',
  },
  otherPorts: {
    heading: 'Our other ports',
    intro: 'Requirements, equipment and contacts, port by port.',
  },
  seoTitle: 'Indian ports: documents, response times and contacts',
  seoDescription:
    'Response times, port-specific requirements, equipment, partners and emergency contacts for calls at Indian ports.',
  ...checked(),
}
