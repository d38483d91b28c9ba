/** Default heading of the call to action: documents that are older than the field have none. */
export const aboutCallToAction = { heading: 'Is a ship of yours due in India?' }
