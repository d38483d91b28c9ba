/** Heading that older documents of the page lack. */
export const aboutCallToAction = { heading: 'Is a ship of yours due in India?' }
