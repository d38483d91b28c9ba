/**
 * The trees that `groq-js` parses queries to. Its package declares them in a file that it does not
 * contain, so they are declared here.
 */
export type Node =
  | { type: 'Everything' | 'This' }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Parent'; n: number }
  | { type: UnaryType; base: Node }
  | { type: 'And' | 'Or'; left: Node; right: Node }
  | OperatorNode
  | { type: 'InRange'; base: Node; left: Node; right: Node; isInclusive: boolean }
  | SelectNode
  | ObjectNode
  | ArrayNode
  | AttributeNode
  | { type: 'AccessElement'; base: Node; index: number }
  | SliceNode
  | StepNode
  | FunctionNode
  | PipeNode
  | { type: 'Context'; key: string }
  | SelectorOnlyNode

type UnaryType = 'ArrayCoerce' | 'Asc' | 'Deref' | 'Desc' | 'Group' | 'Neg' | 'Not' | 'Pos'

export type OperatorName =
  '==' | '!=' | '>' | '>=' | '<' | '<=' | '+' | '-' | '*' | '/' | '%' | '**' | 'in' | 'match'

export interface OperatorNode {
  type: 'OpCall'
  op: OperatorName
  left: Node
  right: Node
}

export interface SelectNode {
  type: 'Select'
  alternatives: readonly { condition: Node; value: Node }[]
  fallback?: Node
}

export type ObjectPart =
  | { type: 'ObjectAttributeValue'; name: string; value: Node }
  | { type: 'ObjectConditionalSplat'; condition: Node; value: Node }
  | { type: 'ObjectSplat'; value: Node }

export interface ObjectNode {
  type: 'Object'
  attributes: readonly ObjectPart[]
}

export interface ArrayNode {
  type: 'Array'
  elements: readonly { value: Node; isSplat: boolean }[]
}

export interface AttributeNode {
  type: 'AccessAttribute'
  base?: Node
  name: string
}

export interface SliceNode {
  type: 'Slice'
  base: Node
  left: number
  right: number
  isInclusive: boolean
}

/** `expr` is evaluated of `base`, or of each of its items. */
export interface StepNode {
  type: 'Filter' | 'FlatMap' | 'Map' | 'Projection'
  base: Node
  expr: Node
}

export interface FunctionNode {
  type: 'FuncCall'
  namespace: string
  name: string
  args: readonly Node[]
}

export interface PipeNode {
  type: 'PipeFuncCall'
  base: Node
  name: string
  args: readonly Node[]
}

/** What only a selector, the third argument of `diff::changedAny`, may be made of. */
type SelectorOnlyNode =
  | { type: 'Tuple'; members: readonly Node[] }
  | { type: 'SelectorNested'; base: Node; nested: Node }
  | { type: 'SelectorFuncCall'; arg: Node }
