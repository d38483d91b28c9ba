/** A request as a mail that the visitor sends. */
export type RequestMail = { subject: string; body: string }

/** @param lines label and value of each field; one without a value is left out */
export function requestMail(subject: string, lines: readonly [string, string][]): RequestMail {
  const filled = lines.filter(([, value]) => value.trim() !== '')
  return {
    subject: wellFormed(subject),
    body: wellFormed(filled.map(([label, value]) => `${label}: ${value}`).join('\n')),
  }
}

/** Bytes of a chat's text in its address: servers commonly refuse addresses above 8 KiB. */
const CHAT_LIMIT = 6000

/** A mail as the text of a chat. A chat is opened by an address, so the end of a long one is left out. */
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

/** Half a character, which a paste can bring along, can't be put into an address. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
