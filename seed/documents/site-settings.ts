import type { SiteSettings } from '../../src/content/sanity.generated.ts'
import { items, placeholder, singleton } from '../build/documents.ts'

export const siteSettings = singleton<SiteSettings>('siteSettings', {
  brandName: 'Global Salvage India',
  tagline:
    'Fleet-level risk control, same-day documents, named Indian partners and 24/7 mobilization.',
  emergencyPhone: '+91 00000 00000',
  whatsappNumber: '+91 00000 00001',
  supportEmail: 'desk@example.com',
  officeLocation: 'Mumbai, Maharashtra',
  badges: items('badge', [
    { icon: 'clock', text: 'Docs under 2h' },
    { icon: 'file-certificate', text: 'DGS wording mirrored' },
    { icon: 'lifebuoy', text: 'NOSDCP-aligned' },
  ]),
  badgesNote:
    '“DGS wording mirrored” means that our letter follows the headings of the notice; the evidence itself is the insurer’s own documents. “NOSDCP-aligned” means that our procedures follow the plan’s reporting chain. Neither is an approval by the Directorate, the Coast Guard or a port.',
  metrics: items('metric', [
    { value: 'Pan-India', label: 'coverage, both coasts' },
    { value: '≤ 45 min', label: 'callback, if lines are busy' },
    { value: '22 vessels', label: 'in the global surge pool' },
  ]),
  regulation: {
    _type: 'regulation',
    notice: 'MSN 05/2025',
    noticeDate: '2025-05-07',
    rules:
      'Merchant Shipping (Regulation of Entry of Ships into Ports, Anchorages and Offshore Facilities) Rules, 2012',
    act: 'Merchant Shipping Act, 1958',
    noticeUrl: 'https://www.dgshipping.gov.in/',
    insurersUrl: 'https://www.dgshipping.gov.in/Content/InsuranceBranch.aspx',
    vesselSearchUrl: 'https://www.igpandi.org/',
    lastChecked: '2026-06-30',
  },
  mobilisationNote:
    '“To site” runs from your instruction to mobilise until the first-response team reports that it is on site, as the contract defines it; of a range like 6–8 hours, the longer time counts. Equipment follows from the nearest store; tugs and vessels come from their position that day. Arrival is quoted per casualty. The schedule’s exclusions apply.',
  typicalTimesNote:
    'A port’s own time is typical, not committed: it is what the first-response team usually needs. The committed time is the coast’s time in the SLA schedule; credits are calculated on that.',
  withoutRetainerNote:
    'Without a retainer, we still answer; terms, such as Lloyd’s Open Form, and timing are agreed by phone.',
  distressNote:
    'Life in danger, or a ship in distress? Use GMDSS and call the nearest Maritime Rescue Coordination Centre first. Call our commercial desk once they have been alerted.',
  leadDataNotice:
    'What you enter goes through our email service to the duty desk, which uses it to prepare what you ask for and to answer you. We do not share it without your consent.',
  newsletterDataNotice: 'We use your address only for these updates.',
  notInsurerNotice:
    'We are not an insurer or insurance intermediary. We compile and check evidence of cover that insurers issue; cover, certificates and their terms come only from the insurer or the flag State.',
  ...placeholder(
    'Phone, WhatsApp and email are placeholders. The client must confirm the brand name, the surge pool’s figures, the meaning and limits of “to site”, the terms without a retainer and the data notices. Check the names of act, rules and notice before release.',
  ),
})
