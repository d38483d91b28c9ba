/** Case studies as pages show them (schema `caseStudy`). */
import { flag, key, requiredText, text, type ValuesOf } from '../../content/field.ts'
import { image } from '../../content/image-field.ts'
import { every } from '../../content/select.ts'

/** A case without a title is left out; all other fields may be missing. */
export const caseStudyFields = {
  _id: key,
  title: requiredText,
  metric: text,
  description: text,
  isIllustrative: flag,
  image,
}

export const everyCaseStudy = every('caseStudy', { order: 'orderRank asc' }, caseStudyFields)

export type CaseStudy = ValuesOf<typeof caseStudyFields>

/**
 * The first sentence of a text, or the whole text if it has only one. "M.V." and "3.2" do not end a sentence: a full
 * stop counts only if it follows two lower-case letters, a digit or a bracket, and a space comes next.
 */
export function firstSentence(description: string): string {
  return /^.*?(?:\p{Ll}{2}|\d|\))[.!?](?=\s|$)/su.exec(description)?.[0] ?? description
}
