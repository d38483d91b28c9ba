/** True for `localhost`, `*.localhost`, 127.0.0.1 and [::1], whatever the port. */
export function isLoopbackHost(host: string): boolean {
  const match = /^(?<name>\[::1\]|[A-Za-z0-9.-]+)(?::\d{1,5})?$/.exec(host)
  const name = match?.groups?.['name']?.toLowerCase()
  if (name === undefined) return false
  return name === '127.0.0.1' || name === '[::1]' || /(?:^|\.)localhost$/.test(name)
}

export function isLoopbackOrigin(origin: string): boolean {
  const match = /^https?:\/\/(?<host>[^/?#@]+)$/.exec(origin)
  const host = match?.groups?.['host']
  return host !== undefined && isLoopbackHost(host)
}
