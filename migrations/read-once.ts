import type { MigrationContext } from 'sanity/migrate'

type Client = MigrationContext['client']

/** Reads what every document of a migration needs once a run, that is, once for each client. */
export function readOnce<Content>(
  read: (client: Client) => Promise<Content>,
): (client: Client) => Promise<Content> {
  const known = new WeakMap<object, Promise<Content>>()
  return (client) => {
    const content = known.get(client) ?? read(client)
    known.set(client, content)
    return content
  }
}
