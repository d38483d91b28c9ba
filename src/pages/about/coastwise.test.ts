import { expect, test } from 'vitest'
import { coastwise } from './coastwise.ts'

const mumbai = { lat: 18.9333, lng: 72.85 }
const kutch = { lat: 22.6, lng: 69.9 }
const visakhapatnam = { lat: 17.6983, lng: 83.2786 }

test('a track begins and ends at its ports', () => {
  const track = coastwise(mumbai, visakhapatnam)
  expect(track.at(0)).toEqual(mumbai)
  expect(track.at(-1)).toEqual(visakhapatnam)
})

test('from coast to coast it leads south of Sri Lanka', () => {
  const south = Math.min(...coastwise(mumbai, visakhapatnam).map(({ lat }) => lat))
  expect(south).toBeLessThan(5.9)
})

test('to the Gulf of Kutch it leads west of Okha, and never south again', () => {
  const track = coastwise(mumbai, kutch)
  expect(Math.min(...track.map(({ lng }) => lng))).toBeLessThan(68.9)
  expect(Math.min(...track.map(({ lat }) => lat))).toBe(mumbai.lat)
})

test('the way back is the same', () => {
  expect(coastwise(kutch, mumbai)).toEqual(coastwise(mumbai, kutch).toReversed())
})
