/** A request as a mail that the visitor sends. */
export type RequestMail = { subject: string; body: string }

/** @param lines label and value of each field; one without a value is left out */
export function requestMail(subject: string, lines: readonly [string, string][]): RequestMail {
  const filled = lines.filter(([, value]) => value.trim() !== '')
  return { subject, body: filled.map(([label, value]) => `${label}: ${value}`).join('\n') }
}
