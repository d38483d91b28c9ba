export const preArrivalLabels = {
  submit: 'Request the letter',
  pack: 'Download the compliance pack (PDF)',
}

/** Default heading, for documents that were saved before this field existed. */
export const preArrivalCallToAction = { heading: 'Is your ship due sooner?' }
