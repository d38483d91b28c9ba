/** Coverage of each coast in brief, the same wherever a page shows it. */
export const westCoast = {
  _type: 'coastCard' as const,
  title: 'West coast',
  responseTime: '6–8 hours to site',
  body: 'Mumbai, Mundra, Vadinar, Kandla, Cochin. Two salvage tugs at Mumbai and a store in the Gulf of Kutch. The south-west monsoon, June to September, governs boat work.',
}

export const eastCoast = {
  _type: 'coastCard' as const,
  title: 'East coast',
  responseTime: '8–12 hours to site',
  body: 'Visakhapatnam, Paradip, Chennai, Haldia. Team and store at Visakhapatnam, tugs contracted at the ports. Cyclones come in April and May and from October to December.',
}
