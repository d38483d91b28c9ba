export const preArrivalLabels = {
  submit: 'Request the letter',
  pack: 'Download the compliance pack (PDF)',
}

/** Heading that older documents of the page lack. */
export const preArrivalCallToAction = { heading: 'Is your ship due sooner?' }
