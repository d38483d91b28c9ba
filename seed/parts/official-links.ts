import { items } from '../build/items.ts'

/** The three public look-ups: the notice, the vessel search, the insurers' list. */
export const officialLinks = items('linkItem', [
  {
    label: 'DGS notice MSN 05/2025',
    href: 'https://www.dgshipping.gov.in/',
    note: 'The Directorate’s site; open the merchant shipping notices of 2025 and look for number 5.',
  },
  {
    label: 'P&I vessel search of the International Group',
    href: 'https://www.igpandi.org/',
    note: 'Find the ship by name or IMO number, then open the entry on the club’s own list.',
  },
  {
    label: 'DGS list of authorised insurers',
    href: 'https://www.dgshipping.gov.in/Content/InsuranceBranch.aspx',
    note: 'Insurers outside the Group must be on this list on the day of the call. The list changes.',
  },
])
