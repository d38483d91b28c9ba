import { isJsonObject, parseJson, type JsonObject } from '../json.ts'

const CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const

/** A refused JSON-RPC call, with a code that `@sanity/bifur-client` knows. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number

  constructor(reason: keyof typeof CODES, message: string) {
    super(message)
    this.code = CODES[reason]
  }
}

export interface RpcRequest {
  id: unknown
  method: string
  params: JsonObject
}

/** @throws RpcError when it is not a JSON-RPC request */
export function parseRequest(text: string): RpcRequest {
  let request: unknown
  try {
    request = parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new RpcError('parseError', error.message)
    throw error
  }
  const { id = null, method, params = {} } = isJsonObject(request) ? request : {}
  if (typeof method !== 'string') throw new RpcError('invalidRequest', 'Not a JSON-RPC request')
  if (!isJsonObject(params)) throw new RpcError('invalidParams', '"params" is not an object')
  return { id, method, params }
}
