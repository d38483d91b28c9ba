import { items } from './build/documents.ts'

/** Team, equipment and weather of each coast. Pages add the coast's ports and the other places in its coverage zone. */
export const westCoast = {
  _type: 'coastCard' as const,
  title: 'West coast',
  body: 'Team, store and two salvage tugs at Mumbai; a store in the Gulf of Kutch. The monsoon, June to September, limits small-boat work.',
}

export const eastCoast = {
  _type: 'coastCard' as const,
  title: 'East coast',
  body: 'Team and store at Visakhapatnam, tugs contracted at the ports. Cyclones occur in April and May, and from October to December.',
}

/** The three public look-ups: the notice, the vessel search, the insurers' list. */
export const officialLinks = items('linkItem', [
  {
    label: 'DGS website, for notice MSN 05/2025',
    href: 'https://www.dgshipping.gov.in/',
    note: 'Opens the home page: under the 2025 merchant shipping notices, choose number 5.',
  },
  {
    label: 'International Group website, for the P&I vessel search',
    href: 'https://www.igpandi.org/',
    note: 'Opens the home page: find the ship by name or IMO number, then the entry on the club’s own list.',
  },
  {
    label: 'DGS list of authorised insurers',
    href: 'https://www.dgshipping.gov.in/Content/InsuranceBranch.aspx',
    note: 'Insurers outside the Group must be on this list on the day of the call. The list changes.',
  },
])
