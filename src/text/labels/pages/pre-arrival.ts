export const preArrivalLabels = {
  submit: 'Request the letter',
  pack: 'Download the compliance pack (PDF)',
}

/** Heading of the call to action if the page's document has none. */
export const preArrivalCallToAction = { heading: 'Is your ship due sooner?' }
