/** A minimal W3C WebDriver client, with only the commands that `webkit.ts` needs. */
import * as v from 'valibot'

/** The key of an element's reference in JSON (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const failureSchema = v.object({ error: v.string(), message: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })
const elementSchema = v.object({ [ELEMENT]: v.string() })

export type Session = {
  /**
   * Sends a command of the session.
   *
   * @param body if given, the command is sent with POST, otherwise with GET
   * @returns the driver's result
   * @throws Error with the driver's message if the command fails
   */
  send: (command: string, body?: object) => Promise<unknown>
  /** @returns the id of the first element that matches; @throws if there is none */
  find: (selector: string) => Promise<string>
  end: () => Promise<void>
}

/** @param server address of the WebDriver server; @param capabilities that the browser must have */
export async function newSession(server: string, capabilities: object): Promise<Session> {
  const session = await command(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const base = `${server}/session/${v.parse(sessionSchema, session).sessionId}`
  const send: Session['send'] = async (name, body) =>
    await command(`${base}/${name}`, body ? 'POST' : 'GET', body)
  return {
    send,
    async find(selector) {
      const found = await send('element', { using: 'css selector', value: selector })
      return v.parse(elementSchema, found)[ELEMENT]
    },
    end: async () => void (await command(base, 'DELETE')),
  }
}

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer = v.parse(v.object({ value: v.unknown() }), await response.json())
  const failure = v.safeParse(failureSchema, answer.value)
  if (failure.success)
    throw new Error(
      `${new URL(address).pathname}: ${failure.output.error}, ${failure.output.message}`,
    )
  return answer.value
}
