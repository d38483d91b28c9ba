/** What is kept on each coast, on the home page; its time is that of the coverage zone. */
export const westCoast = {
  _type: 'coastCard' as const,
  title: 'West coast',
  body: 'Team, store and two salvage tugs at Mumbai; a store in the Gulf of Kutch. The monsoon, June to September, limits small-boat work.',
}

export const eastCoast = {
  _type: 'coastCard' as const,
  title: 'East coast',
  body: 'Team and store at Visakhapatnam, tugs contracted at the ports. Cyclones come in April and May and from October to December.',
}
