import { describe, expect, test } from 'vitest'

import { schemaTypes } from '../../schemas/schema-types.ts'
import { pathOf } from '../../schemas/objects/site-address.ts'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { typeIcons } from './icons.ts'
import { deskTypes, orderedLists, outline, sections, singletonTypes } from './outline.ts'
import { templateIdOf, templates } from './templates.ts'

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

describe('the desk', () => {
  test('shows every document type', () => {
    expect(deskTypes.toSorted()).toEqual(documentTypes.toSorted())
  })

  test('reads from the site’s frame to its parts', () => {
    const titles = outline.flatMap((entry) => ('title' in entry ? [entry.title] : []))
    expect(titles).toEqual([
      'Site settings',
      'Pages',
      'Ports',
      'Case studies',
      'SLA',
      'Clauses',
      'FAQs',
      'People',
      'Timeline',
      'Coverage',
      'Documents',
      'Still placeholder',
    ])
  })

  test('names each part once, and each type in one part', () => {
    const types = sections.flatMap((section) => section.types)
    expect(new Set(types).size).toBe(types.length)
    expect(types.toSorted()).toEqual(documentTypes.toSorted())
  })

  test('has an icon for every document type', () => {
    for (const type of documentTypes) expect(typeIcons).toHaveProperty(type)
  })
})

describe('documents of which there is one', () => {
  test('are those that the seed has under their type’s name', () => {
    const named = seedDocuments.filter(({ _id: id, _type: type }) => id === type)
    expect(named.map(({ _type: type }) => type).toSorted()).toEqual([...singletonTypes].toSorted())
  })

  test('have a path, but for the settings', () => {
    for (const type of singletonTypes) {
      expect(pathOf(type) ?? type).toMatch(/^\/|^siteSettings$/)
    }
  })
})

describe('lists in the order of the site', () => {
  test('are those whose type keeps a rank', () => {
    const ranked = schemaTypes.filter(
      (type) => 'orderings' in type && type.orderings?.[0]?.name === 'orderRank',
    )
    const listed = new Set(Array.from(orderedLists.values(), ({ type }) => type))
    expect([...listed].toSorted()).toEqual(ranked.map(({ name }) => name).toSorted())
  })

  test('hold every seed document of their type', () => {
    for (const document of seedDocuments) {
      const lists = Array.from(orderedLists.values()).filter(({ type }) => type === document._type)
      const holding = lists.filter(
        ({ where }) => !where || Reflect.get(document, where.field) === where.value,
      )
      expect(holding).toHaveLength(lists.length === 0 ? 0 : 1)
    }
  })

  test('add documents to the part that they hold', () => {
    const added = templates([])
    for (const list of orderedLists.values()) {
      if (!list.where) continue
      const template = added.find(({ id }) => id === templateIdOf(list))
      expect(template?.schemaType).toBe(list.type)
      expect(template?.value).toEqual({ [list.where.field]: list.where.value })
    }
  })
})
