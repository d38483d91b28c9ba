/** Finds texts with a time or telephone number that differs from the field in which editors maintain it. */
import type { Schema } from '@sanity/types'
import * as v from 'valibot'
import type { StoredDocument } from '../../schemas/validation/stored-document.ts'
import { childrenOf, fieldTitle, nameDocument } from '../report/studio-names.ts'

/** Patterns for a commitment's time in a text. `service` matches the commitment's service. */
const REPEATED_TIMES: readonly { service: RegExp; wording: RegExp }[] = [
  { service: /\bpack\b/i, wording: /\bunder (\d+ hours?|\d+ minutes)\b/gi },
  { service: /\bcall ?back\b/i, wording: /\bcall(?:s|ed)? ?back[^.;:]{0,20}? (\d+ minutes)/gi },
  { service: /\bmobilisation\b/i, wording: /(\d+–\d+ hours) to site\b/gi },
]

/** Wording by which texts repeat the lead time of a port. */
const LEAD_TIME_WORDING = /\b(?:our|we need) (\d+ hours)’ notice\b/gi

const PHONE = /\+\d[\d ]{7,}\d/g

const commitmentSchema = v.object({ service: v.string(), response: v.string() })

type Text = { document: StoredDocument; field: string; text: string }

/** Describes each contradiction, with the words of the text and of the field. */
export function contradictions(documents: readonly StoredDocument[], schema: Schema): string[] {
  const texts = documents.flatMap((document) => textsIn(document, document))
  const commitments = documents
    .filter(({ _type: type }) => type === 'slaCommitment')
    .map((document) => v.safeParse(commitmentSchema, document))
    .flatMap(({ success, output }) => (success ? [output] : []))
  const repeated = REPEATED_TIMES.map(({ service, wording }) => ({
    wording,
    promised: commitments.filter((each) => service.test(each.service)),
  }))
  // A text that consists of a telephone number alone is the value of a phone field.
  const phones = texts.map(({ text }) => text).filter((text) => /^\+\d[\d ]{7,}$/.test(text))

  return texts.flatMap(({ document, field, text }) => {
    const times = repeated.flatMap(({ wording, promised }) =>
      capturedTexts(wording, text)
        .filter((time) => !promised.some((each) => new RegExp(`\\b${time}`).test(each.response)))
        .flatMap((time) =>
          promised.slice(0, 1).map((each) => `“${time}”, but ${each.service}: “${each.response}”`),
        ),
    )
    const { leadTime } = document
    const leadTimes = capturedTexts(LEAD_TIME_WORDING, text)
      .filter((time) => typeof leadTime === 'string' && time !== leadTime)
      .map((time) => `“${time}”, but Lead time: “${String(leadTime)}”`)
    const numbers = (text.match(PHONE) ?? [])
      // In “+91 00000 00000 24/7”, `PHONE` also matches the 24.
      .filter((number) => !phones.some((phone) => `${number} `.startsWith(`${phone} `)))
      .map((number) => `${number}, which no phone field contains`)
    return [...times, ...leadTimes, ...numbers].map((finding) => {
      const title = fieldTitle(field, schema.get(document._type))
      return `${nameDocument(document, schema)}, field ${title}: ${finding}`
    })
  })
}

/** For each match of the pattern, the text of its capture group. */
function capturedTexts(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, time]) => time ?? [])
}

/** Path of a field such as `_key` or `_ref`. */
const INTERNAL = /(?:^|\.)_\w+$/

/** All texts in a document; a paragraph of rich text is one text. */
function textsIn(document: StoredDocument, value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ document, field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const children: unknown = Reflect.get(value, 'children')
  if (Array.isArray(children)) {
    const text = children.map((child) => String(Reflect.get(Object(child), 'text') ?? '')).join('')
    return [{ document, field, text }]
  }
  return childrenOf(value, field)
    .filter(([path]) => !INTERNAL.test(path))
    .flatMap(([path, child]) => textsIn(document, child, path))
}
