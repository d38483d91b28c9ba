/** Case studies as pages show them (schema `caseStudy`). */
import * as v from 'valibot'
import { imageGroq, imageSchema } from '../../content/image.ts'
import { field, flag, list, requiredText, text } from '../../content/parse.ts'

/** GROQ expression: all case studies in their editors' order; a list for `caseStudiesSchema`. */
export const caseStudiesGroq = `*[_type == "caseStudy"] | order(orderRank asc){
  _id, title, metric, description, isIllustrative, image${imageGroq}
}`

/** A case without a title is left out; everything else of it may be missing. */
export const caseStudiesSchema = list(
  v.object({
    _id: v.string(),
    title: requiredText,
    metric: text,
    description: text,
    isIllustrative: flag,
    image: field(imageSchema),
  }),
)

export type CaseStudy = v.InferOutput<typeof caseStudiesSchema>[number]
