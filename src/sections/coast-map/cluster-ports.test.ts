import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extent } from './chart.ts'
import { clusterPorts } from './cluster-ports.ts'
import { labelsASide, coastSideOf } from './place-labels.ts'

const anyPorts = (maxLength: number) =>
  fc.uniqueArray(
    fc.record({
      slug: fc.string({ minLength: 1 }),
      lat: fc.double({ min: extent.south, max: extent.north, noNaN: true }),
      lng: fc.double({ min: extent.west, max: extent.east, noNaN: true }),
    }),
    { maxLength, selector: ({ slug }) => slug },
  )

describe('clusterPorts', () => {
  test('gives each port a mark at its own position while all labels fit', () => {
    fc.assert(
      fc.property(anyPorts(labelsASide), (ports) => {
        const marks = clusterPorts(ports)
        expect(new Set(marks.map(({ ports: [port] }) => port))).toEqual(new Set(ports))
        for (const { ports: group, lat, lng } of marks)
          expect(group).toEqual([{ ...group[0], lat, lng }])
      }),
    )
  })

  test('however many ports there are, each has one mark, and all labels fit', () => {
    fc.assert(
      fc.property(anyPorts(200), (ports) => {
        const marks = clusterPorts(ports)
        expect(marks.flatMap(({ ports: group }) => group)).toHaveLength(ports.length)
        expect(new Set(marks.flatMap(({ ports: group }) => group))).toEqual(new Set(ports))
        for (const side of ['west', 'east'])
          expect(marks.filter((mark) => coastSideOf(mark) === side).length).toBeLessThanOrEqual(
            labelsASide,
          )
      }),
    )
  })
})
