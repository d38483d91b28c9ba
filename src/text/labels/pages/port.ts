export const portLabels = {
  hotline: 'Call 24/7 Hotline',
  letter: 'Generate Pre-Arrival Letter',
  pack: 'Download Compliance Pack',
}

/** Heading that older documents of the page lack. */
export const portCallToAction = { heading: 'Is a ship of yours due at this port?' }
