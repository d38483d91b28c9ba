import type { SiteSettings } from '../../src/content/sanity.generated.ts'
import { items, placeholder, type SeedDocument } from '../build/documents.ts'

export const siteSettings: SeedDocument<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
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
    '“DGS wording mirrored” means that our cover sheet follows the headings of the notice; the evidence itself is the insurer’s own documents. “NOSDCP-aligned” means that our procedures follow the plan’s reporting chain. Neither is an approval by the Directorate, the Coast Guard or a port.',
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
    act: 'Merchant Shipping Act, 1958; for the status of the Act of 2025 see DGS',
    noticeUrl: 'https://www.dgshipping.gov.in/',
    insurersUrl: 'https://www.dgshipping.gov.in/Content/InsuranceBranch.aspx',
    vesselSearchUrl: 'https://www.igpandi.org/',
    lastChecked: '2026-06-30',
  },
  mobilisationNote:
    '“To site” runs from your instruction to mobilise to the first-response team’s arrival report from the site, as the contract defines it; late after 8 hours on the west coast, 12 on the east. Equipment follows from the nearest store, tugs and vessels from their position of the day: arrival quoted per casualty. The schedule’s exclusions apply.',
  typicalTimesNote:
    'A port’s own time is typical, not committed: what the first-response team usually needs. Committed is the time of its coast in a retainer’s SLA schedule; credits are counted against that.',
  withoutRetainerNote:
    'Without a retainer the desk answers all the same: terms, such as Lloyd’s Open Form, and time are agreed on the call.',
  distressNote:
    'Life in danger, or a ship in distress? Use GMDSS and call the nearest Maritime Rescue Coordination Centre first. Our commercial desk acts once they know.',
  leadDataNotice:
    'What you enter goes through our email service to the duty desk, which uses it to prepare what you ask for and to answer you. It goes to nobody else unless you say so.',
  newsletterDataNotice: 'Your address goes to our email service, for these updates alone.',
  notInsurerNotice:
    'We are not an insurer or insurance intermediary. We compile and check evidence of cover that insurers issue; cover, certificates and their terms come from the insurer or the flag State alone.',
  ...placeholder(
    'Phone, WhatsApp and email are placeholders; the brand name, the surge pool’s figures, the reading of “to site”, its limits, the terms without a retainer and the data notices wait for the client’s confirmation. Names of act, rules and notice need a check before release.',
  ),
}
