import type { JsonObject } from '../../../sandbox/content-lake/json.ts'

/** How many of `count` documents refer to another document. */
const referringCount = (count: number): number => count * 0.3

const TYPES = ['article', 'author', 'vessel', 'note', 'clause', 'faq']
const WORDS =
  'salvage tug harbour anchor towage wreck pollution response retainer pilot berth cargo master owner insurer surveyor diver crane monsoon coast'.split(
    ' ',
  )

/** Documents of seven types, some of them drafts, with texts, portable text, numbers and references. */
export function benchDocuments(count: number): JsonObject[] {
  return Array.from({ length: count }, (_, index) => {
    const isReferring = index < referringCount(count)
    const type = isReferring ? 'voyage' : (TYPES[index % TYPES.length] ?? 'note')
    return {
      _id: index % 20 === 19 ? `drafts.doc-${index - 1}` : `doc-${index}`,
      _type: type,
      title: `${phrase(index, 3)} ${index}`,
      slug: { _type: 'slug', current: `doc-${index}` },
      orderRank: `0|${String(index % 977).padStart(6, '0')}:`,
      rank: index % 101,
      summary: phrase(index * 7, 30),
      body: [block(index, 'a'), block(index + 1, 'b')],
      ...(isReferring && {
        to: { _type: 'reference', _ref: `doc-${publishedIndex(referringCount(count) + index)}` },
      }),
    }
  })
}

function publishedIndex(index: number): number {
  return index % 20 === 19 ? index - 1 : index
}

function phrase(seed: number, length: number): string {
  return Array.from(
    { length },
    (_, index) => WORDS[(seed * 31 + index * 17 + ((seed * index) % 13)) % WORDS.length],
  ).join(' ')
}

function block(seed: number, key: string): JsonObject {
  const children = [{ _type: 'span', _key: `${key}s`, marks: [], text: phrase(seed, 25) }]
  return { _type: 'block', _key: key, style: 'normal', markDefs: [], children }
}
