export const preArrivalLabels = {
  submit: 'Request the letter',
  pack: 'Download the compliance pack (PDF)',
}

/** Default heading of the call to action: documents that are older than the field have none. */
export const preArrivalCallToAction = { heading: 'Is your ship due sooner?' }
