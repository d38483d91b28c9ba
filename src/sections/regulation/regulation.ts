/** The government notice that the product is about, from the site settings (schema `regulation`). */
import { date, record, text, type ValuesOf } from '../../content/field.ts'

const regulationFields = {
  notice: text,
  noticeDate: date,
  rules: text,
  act: text,
  lastChecked: date,
}

export const regulationField = record(regulationFields)

export type Regulation = ValuesOf<typeof regulationFields>
