import { generateId } from '../document.ts'
import { isJsonObject, type JsonObject, parseJson } from '../json.ts'

/** Sends one JSON-RPC message over a connection. */
type Send = (text: string) => void

/** One Studio's connection to the room. */
export interface Member {
  receive(text: string): void
  leave(): void
}

/**
 * Tells all Studios of a dataset which editors are in which document.
 *
 * It stores no locations. A Studio that joins requests a roll call, and all other Studios report where they are.
 */
export class PresenceRoom {
  readonly #subscribers = new Map<string, Send>()

  join(userId: string, send: Send): Member {
    const subscriptions = new Set<string>()
    const sessions = new Set<string>()
    const execute = (request: RpcRequest): unknown => {
      const { method, params } = request
      if (method === 'authorization') return 'ok'
      if (method === 'presence_subscribe') return this.#subscribe(send, subscriptions)
      if (method === 'presence_unsubscribe') {
        return this.#unsubscribe(params['subscriptionId'], subscriptions)
      }
      const event = toEvent(method, params, userId)
      if (event.type === 'state') sessions.add(readText(event.m, 'sessionId'))
      if (event.type === 'disconnect') sessions.delete(readText(event.m, 'session'))
      this.#broadcast(event)
      return 'ok'
    }
    return {
      receive: (text) => send(JSON.stringify(reply(text, execute))),
      leave: () => {
        for (const id of subscriptions) this.#subscribers.delete(id)
        // A closed tab sends no `presence_disconnect`, so the room announces that the tab's sessions have ended.
        for (const session of sessions)
          this.#broadcast({ type: 'disconnect', i: userId, m: { session } })
      },
    }
  }

  #subscribe(send: Send, subscriptions: Set<string>): string {
    const id = generateId()
    this.#subscribers.set(id, send)
    subscriptions.add(id)
    return id
  }

  #unsubscribe(id: unknown, subscriptions: Set<string>): string {
    if (typeof id !== 'string' || !subscriptions.delete(id)) {
      throw new RpcError('invalidParams', 'No such subscription')
    }
    this.#subscribers.delete(id)
    return 'ok'
  }

  #broadcast(result: PresenceEvent): void {
    for (const [subscription, send] of this.#subscribers) {
      const params = { subscription, result }
      send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
    }
  }
}

/** An event in Sanity's format: `i` is a user id, `m` the message. */
type PresenceEvent =
  | { type: 'rollCall'; i: string; session: unknown }
  | { type: 'state' | 'disconnect'; i: string; m: JsonObject }

function toEvent(method: string, params: JsonObject, i: string): PresenceEvent {
  if (method === 'presence_rollcall') return { type: 'rollCall', i, session: params['session'] }
  if (method === 'presence_announce') {
    const { data } = params
    if (!isJsonObject(data)) throw new RpcError('invalidParams', '"data" is not an object')
    return { type: 'state', i, m: { ...data, sessionId: readText(data, 'sessionId') } }
  }
  if (method === 'presence_disconnect') {
    return { type: 'disconnect', i, m: { session: readText(params, 'session') } }
  }
  throw new RpcError('methodNotFound', `No method "${method}"`)
}

function readText(params: JsonObject, name: string): string {
  const { [name]: value } = params
  if (typeof value === 'string') return value
  throw new RpcError('invalidParams', `"${name}" is not a string`)
}

function reply(text: string, execute: (request: RpcRequest) => unknown): JsonObject {
  let id: unknown = null
  try {
    const request = parseRequest(text)
    id = request.id
    return { jsonrpc: '2.0', id, result: execute(request) }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message } }
  }
}

const RPC_ERROR_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const

/** A refused JSON-RPC call, with a code that `@sanity/bifur-client` handles. */
class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number

  constructor(reason: keyof typeof RPC_ERROR_CODES, message: string) {
    super(message)
    this.code = RPC_ERROR_CODES[reason]
  }
}

interface RpcRequest {
  id: unknown
  method: string
  params: JsonObject
}

/** @throws RpcError when the text is not a JSON-RPC request */
function parseRequest(text: string): RpcRequest {
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
