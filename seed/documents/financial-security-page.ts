import type { FinancialSecurityPage } from '../../src/content/sanity.generated.ts'
import { cards, placeholder, section, singleton } from '../build/documents.ts'
import { prose } from '../build/prose.ts'
import { officialLinks } from '../shared-content.ts'

export const financialSecurityPage = singleton<FinancialSecurityPage>('financialSecurityPage', {
  heading: 'Financial security for Indian port calls',
  lead: 'What a port wants to see under MSN\u00A005/2025, what we compile, and where anyone can verify the evidence. For fleet risk leads, brokers and P&I correspondents.',
  asked: cards({
    Ships: '300 GT and above',
    Cover: 'At least 3 months from entry into port, or to renewal',
    Insurer: 'A Group club, or one on the Directorate’s list',
  }),
  issued: {
    heading: 'What is issued',
    intro: 'Three documents for each call, under one pack number with version and timestamp.',
    items: cards({
      'P&I letter':
        'Our pre-arrival letter under the headings of the notice, naming insurer, policy and validity, with the Certificate of Entry and the insurer’s other documents attached, unaltered. In the pack: page 1, with attachments 1 and 2.',
      'NOSDCP contact':
        'Who is called first for a spill at this port: the Coast Guard’s response centre for the area, the port, our duty manager, with the order of reporting. In the pack: attachment 3.',
      'Agent coordination sheet':
        'What the agent uploads or hands over, with room for the submission ID and its timestamp. In the pack: page 2, part B; the ID is on page 1.',
    }),
  },
  limits: {
    heading: 'What only others can issue',
    body: prose(
      'Cover comes from an insurer. **Blue Cards** are the insurer’s attestation; **State certificates** are issued by a flag or other State on the strength of a Blue Card. We do not issue, sell or arrange any of these, and we cannot extend or confirm them.',
      'International Group clubs do not sign letters in a country’s own wording. “Club-signed financial security letter” is a common label; under it we attach the Certificate of Entry and a printout of our look-up on the club’s online list.',
      'Whether a ship is admitted is the port’s decision. A complete pack helps; it does not guarantee admission.',
    ),
  },
  clauseMapping: section(
    'Clause by clause',
    'In our own words: what the notice asks for, what we deliver and how it is verified. The § numbers are unchecked: read the notice itself before you rely on them.',
  ),
  evidencePack: section(
    'The evidence pack',
    'A checklist of everything that should be on file for a call, in four groups, with audit notes and the look-up addresses.',
  ),
  links: {
    heading: 'Where to verify',
    intro: 'Three public look-ups. A port officer, an agent or a charterer can use the same ones.',
    items: officialLinks,
  },
  seoTitle: 'Financial security evidence for Indian ports (P&I, MSN 05/2025)',
  seoDescription:
    'What Indian ports verify under MSN 05/2025, the three documents issued for each call, a clause mapping and the public look-ups.',
  ...placeholder(
    'The links to the notice and the vessel search lead only to the sites’ home pages.',
  ),
})
