/** Reads `docs/email-manager.openapi.yaml`: its examples, its outcomes and its schemas. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import * as v from 'valibot'
import { parse } from 'yaml'

const FILE = path.resolve(import.meta.dirname, '../../docs/email-manager.openapi.yaml')

const outcome = v.looseObject({ 'x-outcome': v.picklist(['accepted', 'refused', 'uncertain']) })

const contract = v.parse(
  v.looseObject({
    components: v.looseObject({
      examples: v.record(v.string(), v.object({ value: v.record(v.string(), v.unknown()) })),
      responses: v.record(v.string(), outcome),
    }),
  }),
  parse(readFileSync(FILE, 'utf8')),
)
const { examples, responses } = contract.components

// Ajv also validates the keywords beside a `$ref`, as in OpenAPI 3.1.
const ajv = new Ajv({ extendRefs: true }).addSchema(contract, 'contract')

/** @returns the request body of an example: `signup`, `pre_arrival_request` … */
export function exampleBody(name: string): Record<string, unknown> {
  const example = examples[name]
  if (!example) throw new Error(`The contract has no example ${name}`)
  return example.value
}

export type TemplateId = 'pre_arrival_request' | 'fleet_quote_request'

export function leadExample(templateId: TemplateId): Record<string, string> {
  return v.parse(v.record(v.string(), v.string()), exampleBody(templateId)['data'])
}

/** @returns why a value does not match a schema; null if it matches */
export function schemaProblem(schema: string, value: unknown): string | null {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`)
  if (!validate) throw new Error(`The contract has no schema ${schema}`)
  return validate(value) === true ? null : ajv.errorsText(validate.errors)
}

/** The outcome (accepted, refused, uncertain) that the contract declares for a response, like `Conflict`. */
export const declaredOutcome = (response: string) => responses[response]?.['x-outcome']
