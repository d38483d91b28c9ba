/** Rows of the clause tables (schema `clause`). */
import { key, text, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

const clauseFields = {
  _id: key,
  clause: text,
  requirement: text,
  delivery: text,
  verification: text,
}

export function clausesOf(table: 'retainer' | 'financialSecurity' | 'complianceSummary') {
  return every('clause', { where: `table == "${table}"`, order: 'orderRank asc' }, clauseFields)
}

export type Clause = ValuesOf<typeof clauseFields>
