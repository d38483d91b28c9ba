/** Heading that older documents of the page lack, as it reads until editors write another. */

export const aboutCallToAction = { heading: 'Is a ship of yours due in India?' }
