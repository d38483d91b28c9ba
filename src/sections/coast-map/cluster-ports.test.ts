import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extent } from './chart.ts'
import { marksOnChart } from './cluster-ports.ts'
import { labelsPerSide, coastSideOf } from './place-labels.ts'

const within = (min: number, max: number) =>
  fc.double({ min, max, minExcluded: true, maxExcluded: true, noNaN: true })

const anyPorts = (maxLength: number) =>
  fc.uniqueArray(
    fc.record({
      slug: fc.string({ minLength: 1 }),
      lat: within(extent.south, extent.north),
      lng: within(extent.west, extent.east),
    }),
    { maxLength, selector: ({ slug }) => slug },
  )

describe('marksOnChart', () => {
  test('gives each port a mark at its own position as long as all labels fit', () => {
    fc.assert(
      fc.property(anyPorts(labelsPerSide), (ports) => {
        const marks = marksOnChart(ports)
        expect(new Set(marks.map(({ ports: [port] }) => port))).toEqual(new Set(ports))
        for (const { ports: group, lat, lng } of marks)
          expect(group).toEqual([{ ...group[0], lat, lng }])
      }),
    )
  })

  test('however many ports there are, each port belongs to exactly one mark, and all labels fit', () => {
    fc.assert(
      fc.property(anyPorts(200), (ports) => {
        const marks = marksOnChart(ports)
        expect(marks.flatMap(({ ports: group }) => group)).toHaveLength(ports.length)
        expect(new Set(marks.flatMap(({ ports: group }) => group))).toEqual(new Set(ports))
        for (const side of ['west', 'east'])
          expect(marks.filter((mark) => coastSideOf(mark) === side).length).toBeLessThanOrEqual(
            labelsPerSide,
          )
      }),
    )
  })
})
