import { describe, expect, test } from 'vitest'
import { defineType } from '@sanity/types'
import { seedDocuments } from '../../seed/seed-documents.ts'
import { orderedLists, outline, outlineOf, templateIdOf, templates } from './outline.ts'

describe('outlineOf', () => {
  const name = 'berth'
  const entry = { title: 'Harbour works' }
  const berth = defineType({
    name,
    title: 'Berth',
    type: 'document',
    options: { icon: 'pin', deskPlace: { kind: 'ordered', entry, noun: 'berth' } },
    fields: [],
  })

  test('groups the types that share an entry of the desk', () => {
    const crane = defineType({
      name: 'crane',
      title: 'Crane',
      type: 'document',
      options: { icon: 'cog', deskPlace: { kind: 'single', entry } },
      fields: [],
    })
    const other = defineType({
      name: 'other',
      title: 'Other',
      type: 'document',
      options: { deskPlace: { kind: 'single', entry: { title: 'Other' } } },
      fields: [],
    })
    expect(outlineOf([berth, other, crane])).toMatchObject([
      {
        kind: 'group',
        title: 'Harbour works',
        icon: 'pin',
        entries: [
          { kind: 'ordered', type: name },
          { kind: 'single', id: 'crane', title: 'Crane' },
        ],
      },
      { kind: 'single', title: 'Other' },
    ])
  })

  test('throws an error that names a type without a place in the desk', () => {
    expect(() => outlineOf([{ ...berth, options: {} }])).toThrow('berth')
  })
})

test('the ids of entries are unique', () => {
  const inGroups = outline.flatMap((entry) => (entry.kind === 'group' ? entry.entries : []))
  const ids = [...outline, ...inGroups].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('lists that editors order', () => {
  test('contain each seed document of their types once', () => {
    for (const document of seedDocuments) {
      const lists = Array.from(orderedLists.values()).filter(({ type }) => type === document._type)
      const containing = lists.filter(
        ({ where }) => !where || Reflect.get(document, where.field) === where.value,
      )
      expect(containing).toHaveLength(lists.length === 0 ? 0 : 1)
    }
  })

  test('if filtered by a field value, have a template that sets that value', () => {
    const added = templates([])
    for (const list of orderedLists.values()) {
      if (!list.where) continue
      const template = added.find(({ id }) => id === templateIdOf(list))
      expect(template?.schemaType).toBe(list.type)
      expect(template?.value).toEqual({ [list.where.field]: list.where.value })
    }
  })
})
