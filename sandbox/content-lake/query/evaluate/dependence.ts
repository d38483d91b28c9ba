import type { QueryNode } from '../tree.ts'

/** How many visible scopes a node has opened, and whether the innermost is hidden from `^`. */
interface Place {
  depth: number
  hidden: boolean
}

const OUTERMOST: Place = { depth: 0, hidden: false }

// Functions that read `@` implicitly.
const LOOKS_AT_THIS = new Set([
  'global::references',
  'sanity::versionOf',
  'sanity::partOfRelease',
  'documents::incomingRefCount',
  'documents::incomingGlobalDocumentReferenceCount',
])

/** True when a node's value is the same in every scope. */
export function isIndependent(node: QueryNode): boolean {
  return !refers(node, OUTERMOST, (level) => level >= 0)
}

/** True when a filter's expression, or part of it, does not read the filtered item. */
export function isIndependentOfItem(node: QueryNode): boolean {
  return !refers(node, OUTERMOST, (level) => level === 0)
}

/** True when a filter's expression, or part of it, reads the filtered item but no outer scope. */
export function readsOnlyItem(node: QueryNode): boolean {
  return !isIndependentOfItem(node) && !refers(node, OUTERMOST, (level) => level > 0)
}

/**
 * Whether a node refers to a scope that `wanted` accepts: level 0 is the scope it is evaluated in,
 * 1 the scope around it, and levels below 0 are scopes that the node opens itself.
 */
function refers(node: QueryNode, at: Place, wanted: (level: number) => boolean): boolean {
  const within = (child: QueryNode | undefined, place = at) =>
    child !== undefined && refers(child, place, wanted)
  const some = (children: readonly QueryNode[], place = at) =>
    children.some((child) => within(child, place))
  switch (node.type) {
    case 'This':
      return wanted(-at.depth)
    case 'AccessAttribute':
      return node.base ? within(node.base) : wanted(-at.depth)
    case 'Parent':
      return wanted(node.n - at.depth)
    case 'FuncCall': {
      const looksAtThis = LOOKS_AT_THIS.has(`${node.namespace}::${node.name}`)
      return (looksAtThis && wanted(-at.depth)) || some(node.args)
    }
    case 'Filter':
    case 'Projection':
      return within(node.base) || within(node.expr, opened(at, false))
    case 'Map':
    case 'FlatMap':
      return within(node.base) || within(node.expr, opened(at, true))
    case 'PipeFuncCall':
      return within(node.base) || some(node.args, opened(at, false))
    case 'And':
    case 'Or':
    case 'OpCall':
      return within(node.left) || within(node.right)
    case 'InRange':
      return within(node.base) || within(node.left) || within(node.right)
    case 'Select':
      return (
        node.alternatives.some(({ condition, value }) => within(condition) || within(value)) ||
        within(node.fallback)
      )
    case 'Array':
      return node.elements.some(({ value }) => within(value))
    case 'Object':
      return node.attributes.some(
        (attribute) =>
          within(attribute.value) ||
          (attribute.type === 'ObjectConditionalSplat' && within(attribute.condition)),
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
      return within(node.base)
    case 'Everything':
    case 'Parameter':
    case 'Value':
      break
  }
  return false
}

function opened({ depth, hidden: wasHidden }: Place, hidden: boolean): Place {
  return { depth: wasHidden ? depth : depth + 1, hidden }
}
