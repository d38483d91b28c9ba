import type { PortPage } from '../../src/content/sanity.generated.ts'
import { checked, type SeedDocument } from '../build/documents.ts'

export const portPage: SeedDocument<PortPage> = {
  _id: 'portPage',
  _type: 'portPage',
  heading: 'Documents and response at this port',
  lead: 'What a call at this port needs on paper, what is kept nearby if it goes wrong, and who responds.',
  coverageLine: '24/7 Full Service',
  requirements: {
    heading: 'Port-specific requirements',
    intro:
      'Lead times are the desk’s own, counted back from ETA: the pack is out in under 2 hours from validation, the rest is for queries. Compare local rules with the current port circular.',
  },
  equipment: {
    heading: 'Equipment',
    intro: 'From here or from the store that serves this port.',
  },
  partners: {
    heading: 'Partners',
    intro: 'Names on request, in writing; printed here once the firm has agreed.',
  },
  emergencyContacts: {
    heading: 'Emergency contacts',
    intro:
      'Our own numbers. Keep those of port control and Coast Guard, from their own publications, on the bridge too.',
  },
  otherPorts: {
    heading: 'Our other ports',
    intro: 'Requirements, equipment, contacts.',
  },
  seoTitle: 'Indian ports: documents, response times and contacts',
  seoDescription:
    'Response times, port-specific requirements, equipment, partners and emergency contacts for calls at Indian ports.',
  ...checked(),
}
