/** Fields of documents that show an SLA commitment. */
import { defineField, type ReferenceRule } from '@sanity/types'
import { missing } from './rules.ts'
import { line, lineRules, type TextOptions } from './text.ts'

type CommitmentOptions = {
  readonly description: string
  readonly hidden?: (context: { parent?: { kind?: unknown } }) => boolean
  readonly validation?: (rule: ReferenceRule) => ReferenceRule
}

export function commitmentField(options: CommitmentOptions) {
  return defineField({
    ...options,
    name: 'commitment',
    title: 'SLA commitment',
    type: 'reference',
    to: [{ type: 'slaCommitment' }],
    options: { disableNew: true },
  })
}

/** Editors fill in this line if the document has no commitment; otherwise `copy-commitments.ts` in studio/ does. */
export function lineIfNoCommitment(
  name: string,
  title: string,
  description: string,
  options: TextOptions,
) {
  return defineField({
    ...line(name, title, description, options),
    hidden: refersToCommitment,
    validation: (rule, context) =>
      refersToCommitment(context)
        ? rule
        : [rule.required().error(missing(title)), ...lineRules(rule, options)],
  })
}

function refersToCommitment(context: { parent?: unknown } | undefined): boolean {
  return Boolean(Object(context?.parent).commitment)
}
