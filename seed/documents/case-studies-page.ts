import type { CaseStudiesPage } from '../../src/content/sanity.generated.ts'
import { checkedFacts, section, singleton } from '../build/documents.ts'

export const caseStudiesPage = singleton<CaseStudiesPage>('caseStudiesPage', {
  heading: 'Case studies',
  lead: 'A tow in the monsoon, a parted hose, a certificate with the wrong name. Each covers the first hours: who called, who responded and who decided.',
  illustrativeNote:
    'These cases are illustrative. They show the kind of work the desk does, name no ship and describe no single event; the drawings are not to scale.',
  callToAction: section(
    'What would your fleet have needed?',
    'Send us last year’s port calls in India and one incident you remember. We will reply with the steps and times a retainer would have given you.',
  ),
  seoTitle: 'Case studies: tow, spill response and port-call documents',
  seoDescription:
    'Three illustrative cases from Indian waters: an emergency tow, a hose parted at a single point mooring, and a document query before berthing.',
  ...checkedFacts('Written for this site'),
})
