/** The syntax trees that `parse` of `groq-js` returns. The package lacks the file that declares their types. */
export type QueryNode =
  | { type: 'Everything' | 'This' }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Parent'; n: number }
  | { type: UnaryType; base: QueryNode }
  | { type: 'And' | 'Or'; left: QueryNode; right: QueryNode }
  | OperatorNode
  | { type: 'InRange'; base: QueryNode; left: QueryNode; right: QueryNode; isInclusive: boolean }
  | SelectNode
  | ObjectNode
  | ArrayNode
  | AttributeNode
  | { type: 'AccessElement'; base: QueryNode; index: number }
  | SliceNode
  | StepNode
  | FunctionNode
  | PipeNode

type UnaryType = 'ArrayCoerce' | 'Asc' | 'Deref' | 'Desc' | 'Group' | 'Neg' | 'Not' | 'Pos'

export type OperatorName =
  | '=='
  | '!='
  | '>'
  | '>='
  | '<'
  | '<='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '**'
  | 'in'
  | 'match'

export interface OperatorNode {
  type: 'OpCall'
  op: OperatorName
  left: QueryNode
  right: QueryNode
}

export interface SelectNode {
  type: 'Select'
  alternatives: readonly { condition: QueryNode; value: QueryNode }[]
  fallback?: QueryNode
}

export type ObjectPart =
  | { type: 'ObjectAttributeValue'; name: string; value: QueryNode }
  | { type: 'ObjectConditionalSplat'; condition: QueryNode; value: QueryNode }
  | { type: 'ObjectSplat'; value: QueryNode }

export interface ObjectNode {
  type: 'Object'
  attributes: readonly ObjectPart[]
}

export interface ArrayNode {
  type: 'Array'
  elements: readonly { value: QueryNode; isSplat: boolean }[]
}

export interface AttributeNode {
  type: 'AccessAttribute'
  base?: QueryNode
  name: string
}

export interface SliceNode {
  type: 'Slice'
  base: QueryNode
  left: number
  right: number
  isInclusive: boolean
}

/** `expr` is evaluated for `base`, or for each of its items. */
export interface StepNode {
  type: 'Filter' | 'FlatMap' | 'Map' | 'Projection'
  base: QueryNode
  expr: QueryNode
}

export interface FunctionNode {
  type: 'FuncCall'
  namespace: string
  name: string
  args: readonly QueryNode[]
}

export interface PipeNode {
  type: 'PipeFuncCall'
  base: QueryNode
  name: string
  args: readonly QueryNode[]
}
