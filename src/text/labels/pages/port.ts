export const portLabels = {
  hotline: 'Call 24/7 Hotline',
  letter: 'Generate Pre-Arrival Letter',
  pack: 'Download Compliance Pack',
}

/** Heading of the call to action if the page's document has none. */
export const portCallToAction = { heading: 'Is a ship of yours due at this port?' }
