import type { QueryNode } from '../tree.ts'

/** A scope: how many `^` lead from it to level 0 (see `readsScope`). `^` in nested scopes skips hidden scopes. */
interface Position {
  depth: number
  isHidden: boolean
}

const OUTERMOST: Position = { depth: 0, isHidden: false }

// Functions that read `@` although it is not one of their arguments.
const READS_THIS = new Set([
  'global::references',
  'sanity::versionOf',
  'sanity::partOfRelease',
  'documents::incomingRefCount',
  'documents::incomingGlobalDocumentReferenceCount',
])

/** True when a node's value is the same in every scope. */
export function isIndependent(node: QueryNode): boolean {
  return !readsScope(node, OUTERMOST, (level) => level >= 0)
}

/** True when `node` (a filter's expression or a part of it) does not read the filtered item. */
export function isIndependentOfItem(node: QueryNode): boolean {
  return !readsScope(node, OUTERMOST, (level) => level === 0)
}

/** True when `node` (a filter's expression or a part of it) reads the filtered item but no outer scope. */
export function readsOnlyItem(node: QueryNode): boolean {
  return !isIndependentOfItem(node) && !readsScope(node, OUTERMOST, (level) => level > 0)
}

/**
 * Whether a node reads a scope at a level for which `matches` returns true. Level 0 is the scope in which the node is
 * evaluated, level 1 the scope around it. Levels below 0 are scopes that the node itself opens.
 */
function readsScope(node: QueryNode, from: Position, matches: (level: number) => boolean): boolean {
  const reads = (child: QueryNode | undefined, at = from) =>
    child !== undefined && readsScope(child, at, matches)
  const anyReads = (children: readonly QueryNode[], at = from) =>
    children.some((child) => reads(child, at))
  switch (node.type) {
    case 'This':
      return matches(-from.depth)
    case 'AccessAttribute':
      return node.base ? reads(node.base) : matches(-from.depth)
    case 'Parent':
      return matches(node.n - from.depth)
    case 'FuncCall': {
      const readsThis = READS_THIS.has(`${node.namespace}::${node.name}`)
      return (readsThis && matches(-from.depth)) || anyReads(node.args)
    }
    case 'Filter':
    case 'Projection':
      return reads(node.base) || reads(node.expr, nestedIn(from, false))
    case 'Map':
    case 'FlatMap':
      return reads(node.base) || reads(node.expr, nestedIn(from, true))
    case 'PipeFuncCall':
      return reads(node.base) || anyReads(node.args, nestedIn(from, false))
    case 'And':
    case 'Or':
    case 'OpCall':
      return reads(node.left) || reads(node.right)
    case 'InRange':
      return reads(node.base) || reads(node.left) || reads(node.right)
    case 'Select':
      return (
        node.alternatives.some(({ condition, value }) => reads(condition) || reads(value)) ||
        reads(node.fallback)
      )
    case 'Array':
      return node.elements.some(({ value }) => reads(value))
    case 'Object':
      return node.attributes.some(
        (attribute) =>
          reads(attribute.value) ||
          (attribute.type === 'ObjectConditionalSplat' && reads(attribute.condition)),
      )
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Asc':
    case 'Deref':
    case 'Desc':
    case 'Group':
    case 'Neg':
    case 'Not':
    case 'Pos':
    case 'Slice':
      return reads(node.base)
    case 'Everything':
    case 'Parameter':
    case 'Value':
      break
  }
  return false
}

function nestedIn({ depth, isHidden: wasHidden }: Position, isHidden: boolean): Position {
  return { depth: wasHidden ? depth : depth + 1, isHidden }
}
