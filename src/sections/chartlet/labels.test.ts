import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ports } from '../../../seed/documents/port.ts'
import { coordinates } from '../port-links/ports.ts'
import { chartlet } from './extent.ts'
import { doOverlap, type Label, labelsOf } from './labels.ts'
import { places } from './places.ts'

const charts = new Map(
  ports.map(({ name = '', coordinates: position, places: written }) => {
    const middle = v.parse(v.nonNullable(coordinates.parser), position)
    return [name, labelsOf(name, middle, v.parse(places.parser, written))]
  }),
)

function labelsAt(port: string): Label[] {
  return charts.get(port) ?? []
}

describe('the labels of a chart', () => {
  test.each([...charts])('of %s do not overlap', (_port, labels) => {
    const pairs = labels.flatMap((a, index) => labels.slice(index + 1).map((b) => [a, b] as const))
    expect(pairs.filter(([a, b]) => doOverlap(a, b))).toEqual([])
  })

  test('show the rings’ distances on the side of the water', () => {
    const areWestOfPort = (port: string) =>
      labelsAt(port)
        .filter(({ kind }) => kind === 'miles')
        .map(({ x }) => x < chartlet.width / 2)
    expect(areWestOfPort('Mumbai / JNPT')).toEqual([true, true, true])
    expect(areWestOfPort('Paradip')).toEqual([false, false, false])
  })

  test('show the port’s name west of the chart’s meridian; on a chart without one, on the side of the water', () => {
    const mumbai = labelsAt('Mumbai / JNPT')
    const meridian = mumbai.find(({ kind }) => kind === 'meridian')
    const portName = mumbai.find(({ kind }) => kind === 'port')
    expect(portName).toMatchObject({ x: meridian?.x, anchor: 'end', hasLeader: true })
    expect(labelsAt('Vadinar').find(({ kind }) => kind === 'port')?.dy).toBe(-1)
  })

  test('are the port’s name and the miles if the chart has no places', () => {
    expect(labelsOf('Here', { lat: 10, lng: 76 }, []).map(({ text }) => text)).toEqual([
      'Here',
      '10 nm',
      '20 nm',
      '30 nm',
    ])
  })
})
