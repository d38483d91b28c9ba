/** `copyCommitments` copies a commitment’s texts to SLA rows and coverage zones. The lake has documents of the seed. */
import { beforeAll, expect, test } from 'vitest'
import { seedDocuments } from '../../../seed/seed-documents.ts'
import { copyCommitments } from '../../../studio/actions/copy-commitments.ts'
import { clientOf, useLake } from '../content-lake/helpers/lake.ts'

const lake = useLake()
const WEST = 'slaCommitment-west-coast'
let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  client = clientOf(lake.url, 'production')
  const transaction = client.transaction()
  const types = new Set(['slaCommitment', 'slaRow', 'coverageZone', 'port', 'deskContact'])
  for (const document of seedDocuments) if (types.has(document._type)) transaction.create(document)
  await transaction.commit()
})

const COPIES = `*[_type in ["slaRow", "coverageZone"] && commitment._ref == $id] | order(_id asc){
  "id": _id, service, responseTime, penalty, escalation
}`
const copies = async (id: string) =>
  await client.fetch<unknown>(COPIES, { id }, { perspective: 'raw' })

test('changes nothing while all copies are current', async () => {
  expect(await copyCommitments(client, WEST)).toEqual([])
})

test('copies a commitment’s new texts to its zone, its row and the row’s draft; a row gets the short text if the commitment has one', async () => {
  const row = await client.getDocument('slaRow-west-coast')
  if (row) await client.create({ ...row, _id: 'drafts.slaRow-west-coast' })
  await client.patch(WEST).set({ response: '5–7 hours to site', shortPenalty: '20% off' }).commit()
  expect((await copyCommitments(client, WEST)).toSorted()).toEqual([
    'coverageZone-west-coast',
    'drafts.slaRow-west-coast',
    'slaRow-west-coast',
  ])
  const words = { service: 'West coast mobilisation', escalation: 'Regional head' }
  const copied = { ...words, responseTime: '5–7 hours to site', penalty: '20% off' }
  expect(await copies(WEST)).toEqual([
    expect.objectContaining({ responseTime: '5–7 hours to site', service: null }),
    { id: 'drafts.slaRow-west-coast', ...copied },
    { id: 'slaRow-west-coast', ...copied },
  ])
})

test('copies the texts of another commitment to a row that now refers to it', async () => {
  const other = { _type: 'reference', _ref: 'slaCommitment-emergency-callback' }
  await client.patch('slaRow-document-pack').set({ commitment: other }).commit()
  expect(await copyCommitments(client, 'slaRow-document-pack')).toEqual(['slaRow-document-pack'])
  const row = await client.getDocument('slaRow-document-pack')
  expect(row).toMatchObject({ responseTime: '45 minutes or less, 24/7' })
})
