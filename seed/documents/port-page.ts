import type { PortPage } from '../../src/content/sanity.generated.ts'
import { checkedFacts, section, singleton } from '../build/documents.ts'

export const portPage = singleton<PortPage>('portPage', {
  heading: 'Documents and response at this port',
  lead: 'The documents a call at this port needs, the equipment kept nearby, and who responds.',
  coverageLine: '24/7 Full Service',
  requirements: section(
    'Port-specific requirements',
    'Lead times are the desk’s own, counted back from ETA. The pack goes out in under 2 hours from validation; the rest of the lead time allows for queries. Compare local rules with the current port circular.',
  ),
  equipment: section('Equipment', 'Held here or at the store serving this port.'),
  partners: section('Partners', 'Names on written request; published once each firm agrees.'),
  emergencyContacts: section(
    'Emergency contacts',
    'Our numbers. On the bridge, also keep the numbers of port control and the Coast Guard, from their own publications.',
  ),
  otherPorts: section('Our other ports', 'Requirements, equipment, contacts.'),
  seoTitle: 'Indian ports: documents, response times and contacts',
  seoDescription:
    'Response times, port-specific requirements, equipment, partners and emergency contacts for calls at Indian ports.',
  ...checkedFacts(),
})
