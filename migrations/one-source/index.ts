/**
 * Coverage zones, and rows of the home page's short table (`slaRow`), get a reference to their commitment. Commitments
 * get the rows' short wording, and a field for their ports. Contacts lose a number that equals the emergency phone,
 * which the site shows for contacts without a number.
 */
import { at, defineMigration, type MigrationContext, set, setIfMissing } from 'sanity/migrate'
import * as v from 'valibot'

const text = v.optional(v.nullable(v.string(), null), null)

const contentSchema = v.object({
  phone: text,
  commitments: v.array(v.object({ _id: v.string(), service: text, response: text })),
  rows: v.array(v.object({ service: text, penalty: text, escalation: text })),
})

type Content = v.InferOutput<typeof contentSchema>

const QUERY = `{
  "phone": *[_id == "siteSettings"][0].emergencyPhone,
  "commitments": *[_type == "slaCommitment" && !(_id in path("drafts.**"))]{_id, service, response},
  "rows": *[_type == "slaRow" && !(_id in path("drafts.**"))]{service, penalty, escalation}
}`

type Document = Readonly<Record<string, unknown>>

const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** A time and the ports after it, like "6–8 hours to site (Mumbai, Mundra)". */
const TIME_WITH_PORTS = /^(.*\S)\s*\(([^()]*)\)$/

const timeOf = (response: string | null) => TIME_WITH_PORTS.exec(response ?? '')?.[1] ?? response

/** Splits a commitment's response into time and ports, and adds the wording of its row in the short table. */
function commitmentPatches(
  { service, response, penalty, escalation }: Document,
  { rows }: Content,
) {
  const [, time, ports] = TIME_WITH_PORTS.exec(String(response)) ?? []
  const row = rows.find((each) => each.service === service)
  const short = [
    ['shortPenalty', row?.penalty, penalty],
    ['shortEscalation', row?.escalation, escalation],
  ] as const
  return [
    ...(time && ports ? [at('response', set(time)), at('ports', set(ports))] : []),
    ...short.flatMap(([field, shortText, fullText]) =>
      shortText && shortText !== fullText ? [at(field, setIfMissing(shortText))] : [],
    ),
  ]
}

/** Links a row to the commitment with the same service, or a zone to the commitment with the same time. */
function referringPatches({ _type, kind, service, responseTime }: Document, content: Content) {
  const commitment = content.commitments.find((each) =>
    _type === 'slaRow'
      ? each.service === service
      : kind === 'committed' && timeOf(each.response) === responseTime,
  )
  return commitment ? [at('commitment', setIfMissing(reference(commitment._id)))] : []
}

const itemsSchema = v.array(v.looseObject({ contact: text }))

/** Removes numbers equal to the emergency phone, and the obsolete field `chain`. */
function withoutPhone(items: unknown, { phone }: Content) {
  const parsed = v.safeParse(itemsSchema, items)
  if (!parsed.success) return items
  return parsed.output.map(({ contact, chain: _chain, ...item }) =>
    contact === null || contact === phone ? item : Object.assign(item, { contact }),
  )
}

type Client = MigrationContext['client']

/** The content that every document's patches depend on, read once for each client. */
const contentOfClient = new WeakMap<Client, Promise<Content>>()

function contentOf(client: Client): Promise<Content> {
  const content =
    contentOfClient.get(client) ?? client.fetch<unknown>(QUERY).then(v.parser(contentSchema))
  contentOfClient.set(client, content)
  return content
}

async function patchesFor(document: Document, client: Client) {
  const content = await contentOf(client)
  if (document['_type'] === 'slaCommitment') return commitmentPatches(document, content)
  if (document['_type'] === 'port')
    return [at('emergencyContacts', set(withoutPhone(document['emergencyContacts'], content)))]
  if (document['_type'] === 'slaScheduleDocument') {
    const steps: unknown = Reflect.get(Object(document['escalation']), 'steps')
    return [at('escalation.steps', set(withoutPhone(steps, content)))]
  }
  return referringPatches(document, content)
}

export default defineMigration({
  title: 'Store every promise and number in one document only',
  documentTypes: ['slaCommitment', 'slaRow', 'coverageZone', 'port', 'slaScheduleDocument'],
  migrate: { document: (document, { client }) => patchesFor(document, client) },
})
