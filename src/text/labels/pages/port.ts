export const portLabels = {
  hotline: 'Call 24/7 Hotline',
  letter: 'Generate Pre-Arrival Letter',
  pack: 'Download Compliance Pack',
}

/** Default heading of the call to action: documents that are older than the field have none. */
export const portCallToAction = { heading: 'Is a ship of yours due at this port?' }
