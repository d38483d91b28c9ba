/** Heading of the call to action if the page's document has none. */
export const aboutCallToAction = { heading: 'Is a ship of yours due in India?' }
