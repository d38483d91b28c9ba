/** The notice that the product is about, as the site settings name it (schema `regulation`). */
import * as v from 'valibot'
import { field, record, text } from '../../content/parse.ts'

/** GROQ expression for `regulationSchema`. */
export const regulationGroq = `*[_type == "siteSettings"][0].regulation{
  notice, noticeDate, rules, act, lastChecked
}`

const date = field(v.pipe(v.string(), v.isoDate()))

export const regulationSchema = record({
  notice: text,
  noticeDate: date,
  rules: text,
  act: text,
  lastChecked: date,
})

export type Regulation = v.InferOutput<typeof regulationSchema>
