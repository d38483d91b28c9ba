import type { Faq } from '../../src/content/sanity.generated.ts'
import { checkedFacts, ranked, type SeedDocument } from '../build/documents.ts'
import { prose } from '../build/prose.ts'

function faq(slug: string, question: string, ...answer: string[]) {
  return {
    _id: `faq-${slug}`,
    _type: 'faq' as const,
    question,
    answer: prose(...answer),
    ...checkedFacts('Trade press on MSN 05/2025; specification sections 1 and 9'),
  }
}

export const faqs: SeedDocument<Faq>[] = ranked([
  faq(
    'who-needs-it',
    'Which vessels need evidence of cover before an Indian port call?',
    'The notice addresses merchant vessels of **300 GT and above** that call at Indian ports, anchorages and offshore facilities. Whether a particular ship falls under it also depends on her flag and on the rules behind the notice.',
    'Put flag and gross tonnage in the notes of the request, if you have them. We tell you before issue if the notice does not seem to apply to the call.',
  ),
  faq(
    'international-group-or-listed',
    'Does the cover have to come from an International Group club?',
    'No. An International Group club is one of two routes. The other is an insurer authorised by the Central Government and named on the Directorate’s list.',
    'For a Group entry the port looks the vessel up in the Group’s or the club’s own ship list. For any other insurer it checks the Directorate’s list first and then that insurer’s site. The list changes, so we link to [the Directorate’s page](https://www.dgshipping.gov.in/Content/InsuranceBranch.aspx) and read it on the day of issue.',
  ),
  faq(
    'premium-unpaid',
    'What happens if the insurer’s site shows unpaid or deferred premium?',
    'Treat it as an irregularity. Admission is refused until it is resolved, and a ship that is already inside is directed to leave.',
    'If our look-up shows unpaid or deferred premium, we stop the pack and call you within 45 minutes. You hear first, then DGS where the notice requires this. On that call we tell you whether we must inform DGS. Only the insurer can change what the site shows. We reissue the pack within 1 hour after the insurer’s site shows the correction.',
  ),
  faq(
    'change-after-issue',
    'The ship, port or ETA changed after the pack was issued. Do we start again?',
    'No. Reply to the email that carried the pack, or send the change by WhatsApp with the pack’s ID. A revised pack with a new version goes out **within 1 hour** after the change.',
    'The old version is marked as replaced in the audit log. If the agent has already uploaded it to the maritime single window, ask for the new version to be added under the same submission ID.',
  ),
])
