import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import { expect, test } from 'vitest'
import { coastwise } from './years-chart.tsx'

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

test('about Sri Lanka it keeps 0.2 degrees from land', async () => {
  const atlas = await readFile(
    fileURLToPath(import.meta.resolve('world-atlas/land-50m.json')),
    'utf8',
  )
  const land = feature(JSON.parse(atlas), 'land')
  const south = coastwise(mumbai, visakhapatnam).filter(({ lat }) => lat < 12)
  expect(south.length).toBeGreaterThan(4)
  const along = south.slice(1).flatMap((to, index) => {
    const from = south[index] ?? to
    return [0, 0.2, 0.4, 0.6, 0.8].map((part) => ({
      lat: from.lat + part * (to.lat - from.lat),
      lng: from.lng + part * (to.lng - from.lng),
    }))
  })
  const near = along.flatMap(({ lat, lng }): [number, number][] => [
    [lng - 0.2, lat],
    [lng + 0.2, lat],
    [lng, lat - 0.2],
    [lng, lat + 0.2],
  ])
  expect(near.filter((point) => geoContains(land, point))).toEqual([])
})
