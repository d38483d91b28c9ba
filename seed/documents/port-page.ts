import type { PortPage } from '../../src/content/sanity.generated.ts'
import { checked, type SeedDocument } from '../build/documents.ts'

export const portPage: SeedDocument<PortPage> = {
  _id: 'portPage',
  _type: 'portPage',
  heading: 'Documents and response at this port',
  lead: 'The documents a call at this port needs, the equipment kept nearby, and who responds.',
  coverageLine: '24/7 Full Service',
  requirements: {
    heading: 'Port-specific requirements',
    intro:
      'Lead times are the desk’s own, counted back from ETA: the pack goes out in under 2 hours from validation; the rest allows for queries. Compare local rules with the current port circular.',
  },
  equipment: {
    heading: 'Equipment',
    intro: 'Held here or at the store serving this port.',
  },
  partners: {
    heading: 'Partners',
    intro: 'Names on written request; published once each firm agrees.',
  },
  emergencyContacts: {
    heading: 'Emergency contacts',
    intro:
      'Our numbers. Also keep port control’s and the Coast Guard’s, from their own publications, on the bridge.',
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
