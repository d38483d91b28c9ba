/** Heading that older documents of the page lack, as it reads until editors write another. */

export const aboutCallToAction = { heading: 'Where do you call next?' }
