import type { ObjectPart, QueryNode } from '../tree.ts'
import { errorAt } from './meaning.ts'
import type { Syntax } from './syntax-node.ts'

const KEYED = new Set<QueryNode['type']>([
  'AccessElement',
  'ArrayCoerce',
  'Deref',
  'Filter',
  'FlatMap',
  'Group',
  'Map',
  'PipeFuncCall',
  'Projection',
  'Slice',
])

export function buildArray(items: readonly Syntax[], of: (part: Syntax) => QueryNode): QueryNode {
  const elements = items.map((item) =>
    item.type === 'unary' && item.operator === '...'
      ? { value: of(item.base), isSplat: true }
      : { value: of(item), isSplat: false },
  )
  return { type: 'Array', elements }
}

export function buildObject(items: readonly Syntax[], of: (part: Syntax) => QueryNode): QueryNode {
  return { type: 'Object', attributes: items.map((item) => buildPart(item, of)) }
}

function buildPart(item: Syntax, of: (part: Syntax) => QueryNode): ObjectPart {
  if (item.type === 'ellipsis') return { type: 'ObjectSplat', value: { type: 'This' } }
  if (item.type === 'unary' && item.operator === '...') {
    return { type: 'ObjectSplat', value: of(item.base) }
  }
  if (item.type === 'binary' && item.operator === '=>') {
    return { type: 'ObjectConditionalSplat', condition: of(item.left), value: of(item.right) }
  }
  if (item.type === 'binary' && item.operator === ':') {
    const { left, right } = item
    if (left.type !== 'literal' || typeof left.value !== 'string') {
      throw errorAt(left, 'the name of an attribute must be a string')
    }
    return { type: 'ObjectAttributeValue', name: left.value, value: of(right) }
  }
  const value = of(item)
  const name = keyOf(value)
  if (name === null) throw errorAt(item, `Cannot determine property key for type: ${value.type}`)
  return { type: 'ObjectAttributeValue', name, value }
}

/** The name that an attribute gets from its value: `coast->` is `coast`. */
function keyOf(node: QueryNode): string | null {
  if (node.type === 'AccessAttribute' && !node.base) return node.name
  return KEYED.has(node.type) && 'base' in node && node.base ? keyOf(node.base) : null
}
