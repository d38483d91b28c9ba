/** Filters in the pages' queries use only fields of the schema, and values that these fields can have. */
import { extractSchema } from '@sanity/schema/_internal'
import {
  type ExprNode,
  parse,
  type SchemaType,
  typeEvaluate,
  type TypeNode,
  unparse,
} from 'groq-js'
import { expect, test } from 'vitest'
import { compileSchema } from '../../schemas/validation/validate-documents.ts'
import { matchPage } from '../../src/entry/page-routes.ts'
import { fleetDatasheetQuery } from '../../src/features/documents/fleet-datasheet/query.ts'
import { PATHS_WITH_ONE_PORT } from '../helpers/paths.ts'

const schema: SchemaType = extractSchema(compileSchema(), { enforceRequiredFields: false })

/** The GROQ of the filters that can't match any document of the schema. */
function deadFilters(groq: string, params: Record<string, string>): string[] {
  return nodesIn(parse(groq, { params }))
    .flatMap(checkedParts)
    .filter((node) => isEmpty(typeEvaluate(node, schema)))
    .map((node) => unparse(node))
}

function nodesIn(tree: unknown): ExprNode[] {
  if (typeof tree !== 'object' || tree === null) return []
  const nested = Object.values(tree).flatMap(nodesIn)
  return isExpression(tree) ? [tree, ...nested] : nested
}

const isExpression = (tree: object): tree is ExprNode => 'type' in tree

/** Returns expressions that must have results: for an `in`, its array; for a filter, one filter per operand of `||`. */
function checkedParts(node: ExprNode): ExprNode[] {
  if (node.type === 'OpCall' && node.op === 'in') return [node.right]
  if (node.type !== 'Filter' || node.base.type !== 'Everything') return []
  return alternatives(node.expr).map((expr) => Object.assign({}, node, { expr }))
}

/** The operands of `||`, except literals: `|| false` matches nothing on purpose. */
function alternatives(expr: ExprNode): ExprNode[] {
  if (expr.type === 'Or') return [expr.left, expr.right].flatMap(alternatives)
  return expr.type === 'Value' ? [] : [expr]
}

function isEmpty(type: TypeNode): boolean {
  if (type.type === 'array') return isEmpty(type.of)
  return type.type === 'null' || (type.type === 'union' && type.of.every(isEmpty))
}

test('finds filters with a misspelt type, field or value', () => {
  const misspelt = [
    '*[_type == "prt"]',
    '*[_type == "port" && defined(slug.currnt)]',
    '*[_type == "port" && coast == "wset"]',
    '*[_type == "faq" || _type == "clause" && tabel == "rates"]',
    '*[_id in *[_type == "coverageZone"].prts[]._ref]',
  ]
  expect(misspelt.filter((groq) => deadFilters(groq, {}).length === 0)).toEqual([])
})

test.each(PATHS_WITH_ONE_PORT)('each filter of %s can match a document', async (path) => {
  const { load, params } = matchPage(path)
  const query = (await load()).query(params)
  expect(deadFilters(query.groq, query.params)).toEqual([])
})

test('each filter of the fleet datasheet can match a document', () => {
  expect(deadFilters(fleetDatasheetQuery().groq, {})).toEqual([])
})
