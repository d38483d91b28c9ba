/** Names of form fields. Editors write the labels, so a field gets the name whose `words` match its label. */
type Names = readonly (readonly [name: string, words: RegExp])[]

/** Fields of the port call. The pre-arrival form has the same names for the same fields (specification section 3). */
export const CALL_FIELD_NAMES: Names = [
  ['vesselName', /\b(vessel|ship)\b/i],
  ['imo', /\bimo\b/i],
  ['flag', /\bflag\b/i],
  ['port', /\bport\b/i],
  ['eta', /\beta\b/i],
  ['agent', /\bagent\b/i],
  ['mswSubmissionId', /\b(msw|submission id)\b/i],
  ['submissionTimestamp', /\btime ?stamp\b/i],
]

export const INSURANCE_FIELD_NAMES: Names = [
  ['primaryInsurer', /\binsurer\b/i],
  ['policyReference', /\bpolicy\b/i],
  ['validity', /\bvalid/i],
  ['localCorrespondent', /\bcorrespondent\b/i],
  ['grossTonnage', /\b(tonnage|gt)\b/i],
  ['noticeApplies', /\bnotice\b/i],
]

/** Fields for the result and the time of our desk's look-up on the insurer's site. */
export const LOOK_UP_FIELD_NAMES: Names = [
  ['lookUpResult', /\bresult\b/i],
  ['lookUpTime', /\btime\b/i],
]

/**
 * Returns a name for each label. Each label, in order, gets the first of `names` that is still free and whose words
 * match the label. If there is no such name, the label is named by its position, like `call2`.
 *
 * @param group prefix of a name made from the position, like `call`
 */
export function formFieldNames(labels: readonly string[], group: string, names: Names): string[] {
  const taken = new Set<string>()
  return labels.map((label, index) => {
    const known = names.find(([name, words]) => !taken.has(name) && words.test(label))
    const name = known?.[0] ?? `${group}${index + 1}`
    taken.add(name)
    return name
  })
}
