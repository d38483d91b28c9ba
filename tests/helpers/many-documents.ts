/** Two thousand documents, half of a type that editors order and half of one sorted by year. */
import type { SanityClient, SanityDocumentStub } from '@sanity/client'
import { LexoRank } from 'lexorank'

const OF_A_TYPE = 1000
const AT_ONCE = 250

/** The numbers in the first and last row of each list. */
export const LAST = OF_A_TYPE - 1

/** Writes them to a lake. */
export async function fillWithDocuments(client: SanityClient): Promise<void> {
  const documents = manyDocuments()
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    const transaction = client.transaction()
    for (const document of documents.slice(start, start + AT_ONCE)) transaction.create(document)
    await transaction.commit()
  }
}

function manyDocuments(): SanityDocumentStub[] {
  let rank = LexoRank.middle()
  return Array.from({ length: OF_A_TYPE }, (_, index) => {
    rank = rank.genNext()
    return [
      {
        _id: `faq-many-${index}`,
        _type: 'faq',
        question: `Question ${index}: what of vessel ${index % 97}?`,
        answer: [paragraph(`What is known of case ${index}.`)],
        orderRank: rank.toString(),
        isPlaceholder: false,
      },
      {
        _id: `timeline-many-${index}`,
        _type: 'timelineEntry',
        year: 3000 + index,
        title: `Event ${index}`,
        description: `What happened as number ${index}.`,
      },
    ]
  }).flat()
}

function paragraph(text: string) {
  const children = [{ _type: 'span', _key: 'span', marks: [], text }]
  return { _type: 'block', _key: 'block', style: 'normal', markDefs: [], children }
}
