/** Names of the pack's form fields, found by the labels that editors write. */
type Names = readonly (readonly [name: string, words: RegExp])[]

/** Fields of the port call, named as in the pre-arrival form where it has them (specification section 3). */
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

/** Fields of the desk's own look-up on the insurer's site. */
export const LOOK_UP_FIELD_NAMES: Names = [
  ['lookUpResult', /\bresult\b/i],
  ['lookUpTime', /\btime\b/i],
]

/**
 * A name for each line, in the order of the lines. Each name goes to the first label that matches; a line
 * that matches none is named by its position.
 *
 * @param group prefix of names by position
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
