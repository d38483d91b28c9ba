import type { ChildProcess } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { Drawings } from './drawings.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">'
const SIMPLE = Buffer.from(`${SVG}<rect width="9" height="9"/></svg>`)

/** Each group repeats the previous group ten times, so drawing takes hours. */
function endless(): Buffer {
  const groups = Array.from(
    { length: 10 },
    (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
  )
  const defs = `<defs><rect id="g0" width="9" height="9"/>${groups.join('')}</defs>`
  return Buffer.from(`${SVG}${defs}<use href="#g10"/></svg>`)
}

let begun: ChildProcess[] = []
let all: Drawings[] = []

function drawingsWith(cpuMilliseconds: number, prepare: (own: ChildProcess) => void = () => {}) {
  const drawings = new Drawings(cpuMilliseconds, (own) => {
    begun.push(own)
    prepare(own)
  })
  all.push(drawings)
  return drawings
}

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(all.map((each) => each.close()))
  all = []
  begun = []
})

test('refuses a drawing that takes too much CPU time, with the reason, and draws others', async () => {
  const drawings = drawingsWith(300)
  await expect(drawings.describe(endless())).rejects.toMatchObject({
    status: 400,
    message: 'Invalid image, could not be drawn: it takes more than 0.3 s of CPU time to draw',
  })
  expect(begun).toHaveLength(1)
  await expect(drawings.describe(SIMPLE)).resolves.toMatchObject({ width: 30, height: 20 })
})

test('draws in a new process if the system kills the first', async () => {
  const drawings = drawingsWith(60_000, (own) => {
    if (begun.length === 1) own.kill('SIGKILL')
  })
  await expect(drawings.describe(SIMPLE)).resolves.toMatchObject({ width: 30 })
  expect(begun).toHaveLength(2)
})
