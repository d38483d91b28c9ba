/** Names of the pack's fields, found by the words of their lines, which are the editors'. */
type Names = readonly (readonly [name: string, words: RegExp])[]

/** Of the call: named as a request's fields where it has them (specification section 3). */
export const CALL_NAMES: Names = [
  ['vesselName', /\b(vessel|ship)\b/i],
  ['imo', /\bimo\b/i],
  ['flag', /\bflag\b/i],
  ['port', /\bport\b/i],
  ['eta', /\beta\b/i],
  ['agent', /\bagent\b/i],
  ['mswSubmissionId', /\b(msw|submission id)\b/i],
  ['submissionTimestamp', /\btime ?stamp\b/i],
]

export const INSURANCE_NAMES: Names = [
  ['primaryInsurer', /\binsurer\b/i],
  ['policyReference', /\bpolicy\b/i],
  ['validity', /\bvalid/i],
  ['localCorrespondent', /\bcorrespondent\b/i],
]

/**
 * A name for each line, in the order of the lines. Each name goes to the first line that has its words;
 * a line that has none is named by its place.
 *
 * @param group tells the places of one list of lines from those of another
 */
export function nameLines(labels: readonly string[], group: string, names: Names): string[] {
  const taken = new Set<string>()
  return labels.map((label, index) => {
    const known = names.find(([name, words]) => !taken.has(name) && words.test(label))
    const name = known?.[0] ?? `${group}${index + 1}`
    taken.add(name)
    return name
  })
}
