/** Default heading, for documents that were saved before this field existed. */
export const aboutCallToAction = { heading: 'Is a ship of yours due in India?' }
