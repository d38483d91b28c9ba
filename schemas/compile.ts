import { Schema } from '@sanity/schema'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import type { Schema as CompiledSchema } from '@sanity/types'
import { schemaTypes } from './schema-types.ts'

// The two packages declare the same class with and without exact optional properties.
function isCompiled(schema: object): schema is CompiledSchema {
  return 'get' in schema && 'getTypeNames' in schema && 'has' in schema
}

/**
 * The content model compiled outside the Studio, on the same built-in types that the Studio uses.
 * Throws with every problem's path when a type is wrong.
 */
export function compileSchema(): CompiledSchema {
  const errors = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) =>
    group.problems
      .filter((problem) => problem.severity === 'error')
      .map((problem) => `${JSON.stringify(group.path)}: ${problem.message}`),
  )
  if (errors.length > 0) throw new Error(`The content model is wrong:\n${errors.join('\n')}`)
  const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
  const compiled: object = Schema.compile({ name: 'default', types: schemaTypes, parent })
  if (!isCompiled(compiled)) throw new Error('@sanity/schema compiled to something unknown')
  return compiled
}
