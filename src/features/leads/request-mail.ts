export type RequestMail = {
  subject: string
  body: string
  /** Label and value of each filled field, from which the body is made. */
  lines: readonly Line[]
}

type Line = readonly [label: string, value: string]

/** @param lines label and value of each field; a field without a value is left out */
export function requestMail(subject: string, lines: readonly Line[]): RequestMail {
  const filled = lines.flatMap(([label, value]): Line[] =>
    value.trim() === '' ? [] : [[label, wellFormed(value)]],
  )
  return {
    subject: wellFormed(subject),
    body: filled.map(([label, value]) => `${label}: ${value}`).join('\n'),
    lines: filled,
  }
}

/** Maximum bytes of a chat's text in its URL: servers commonly refuse URLs above 8 KiB. */
const CHAT_LIMIT = 6000

/** A mail as the text of a chat, truncated to fit into the chat's URL. */
export function chatText({ subject, body }: RequestMail): string {
  const text = `${subject}\n${body}`
  if (encodeURIComponent(text).length <= CHAT_LIMIT) return text
  let length = 0
  const kept = Array.from(text).filter((character) => {
    length += encodeURIComponent(character).length
    return length <= CHAT_LIMIT
  })
  return `${kept.join('')}…`
}

/** Replaces lone surrogates, which pasted text may contain: `encodeURIComponent` throws on them. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
