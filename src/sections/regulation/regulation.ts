/** The DGS notice, with the rules and act behind it, from the site settings (schema `regulation`). */
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
