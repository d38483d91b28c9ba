import { resolveMapping } from '@sanity/client/csm'
import { expect, test } from 'vitest'
import { withDefaultTexts } from './default-texts.ts'

const home = {
  path: ['frame', 'settings', 'navigation', 'home'],
  text: 'Home',
  document: 'siteSettings',
  field: ['navigation', 'home'],
} as const

const sourceMap = {
  documents: [{ _id: 'siteSettings', _type: 'siteSettings' }],
  paths: ["$['navigation']"],
  mappings: {
    "$['frame']['settings']['navigation']": {
      type: 'value',
      source: { type: 'documentValue', document: 0, path: 0 },
    },
  },
} as const

const answerWith = (settings: unknown) => ({ frame: { settings } })

function fillIn(answer: unknown) {
  const { documents, paths, mappings } = sourceMap
  return withDefaultTexts(
    { answer, sourceMap: { documents: [...documents], paths: [...paths], mappings } },
    [home],
  )
}

test.each([
  { navigation: null },
  {},
  { navigation: { menu: 'Menu' } },
  { navigation: { home: ' ' } },
])('shows the default text for %j, linked to its field', (settings) => {
  const { answer, sourceMap: map } = fillIn(answerWith(settings))
  expect(answer).toMatchObject(answerWith({ navigation: { home: 'Home' } }))
  const { source } = resolveMapping(home.path.slice(), map)?.mapping ?? {}
  if (source?.type !== 'documentValue') throw new Error('The text is not mapped to a field')
  expect(map.documents[source.document]).toMatchObject({ _id: 'siteSettings' })
  expect(map.paths[source.path]).toBe("$['navigation']['home']")
})

test('keeps an editor’s text', () => {
  const edited = answerWith({ navigation: { home: 'Start' } })
  expect(fillIn(edited).answer).toEqual(edited)
  expect(fillIn(edited).sourceMap).toEqual(sourceMap)
})

test.each([null, 7])('adds nothing if the settings are %j', (settings) => {
  expect(fillIn(answerWith(settings)).answer).toEqual(answerWith(settings))
})
