export const portLabels = {
  hotline: 'Call 24/7 Hotline',
  letter: 'Generate Pre-Arrival Letter',
  pack: 'Download Compliance Pack',
}

/** Default heading: documents from before this field existed lack it. */
export const portCallToAction = { heading: 'Is a ship of yours due at this port?' }
