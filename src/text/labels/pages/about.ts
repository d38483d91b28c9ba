/** Default heading: documents from before this field existed lack it. */
export const aboutCallToAction = { heading: 'Is a ship of yours due in India?' }
