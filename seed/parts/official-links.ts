import { items } from '../build/items.ts'

/** The three public look-ups: the notice, the vessel search, the insurers' list. */
export const officialLinks = items('linkItem', [
  {
    label: 'DGS website, for notice MSN 05/2025',
    href: 'https://www.dgshipping.gov.in/',
    note: 'Opens the front page: choose the merchant shipping notices of 2025, number 5.',
  },
  {
    label: 'International Group website, for the P&I vessel search',
    href: 'https://www.igpandi.org/',
    note: 'Opens the front page: find the ship by name or IMO number, then the entry on the club’s own list.',
  },
  {
    label: 'DGS list of authorised insurers',
    href: 'https://www.dgshipping.gov.in/Content/InsuranceBranch.aspx',
    note: 'Insurers outside the Group must be on this list on the day of the call. The list changes.',
  },
])
