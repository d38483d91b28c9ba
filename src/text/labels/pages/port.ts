export const portLabels = {
  hotline: 'Call 24/7 Hotline',
  letter: 'Generate Pre-Arrival Letter',
  pack: 'Download Compliance Pack',
}

/** Default heading, for documents that were saved before this field existed. */
export const portCallToAction = { heading: 'Is a ship of yours due at this port?' }
