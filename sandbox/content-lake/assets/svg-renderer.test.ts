import type { ChildProcess } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { SvgRenderer } from './svg-renderer.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">'
const SIMPLE = Buffer.from(`${SVG}<rect width="9" height="9"/></svg>`)

/** An SVG that takes hours to render, because each group repeats the previous group ten times. */
function slowSvg(): Buffer {
  const groups = Array.from(
    { length: 10 },
    (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
  )
  const defs = `<defs><rect id="g0" width="9" height="9"/>${groups.join('')}</defs>`
  return Buffer.from(`${SVG}${defs}<use href="#g10"/></svg>`)
}

let workers: ChildProcess[] = []
let renderers: SvgRenderer[] = []

function createRenderer(
  cpuMilliseconds: number,
  onStart: (worker: ChildProcess) => void = () => {},
) {
  const svgRenderer = new SvgRenderer(cpuMilliseconds, (worker) => {
    workers.push(worker)
    onStart(worker)
  })
  renderers.push(svgRenderer)
  return svgRenderer
}

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(renderers.map((renderer) => renderer.close()))
  renderers = []
  workers = []
})

test('refuses an SVG that takes too much CPU time, says why, and still renders other SVGs', async () => {
  const svgRenderer = createRenderer(300)
  await expect(svgRenderer.describe(slowSvg())).rejects.toMatchObject({
    status: 400,
    message: 'Invalid image, could not be drawn: it takes more than 0.3 s of CPU time to draw',
  })
  expect(workers).toHaveLength(1)
  await expect(svgRenderer.describe(SIMPLE)).resolves.toMatchObject({ width: 30, height: 20 })
})

test('starts a new worker process if the system kills the first', async () => {
  const svgRenderer = createRenderer(60_000, (worker) => {
    if (workers.length === 1) worker.kill('SIGKILL')
  })
  await expect(svgRenderer.describe(SIMPLE)).resolves.toMatchObject({ width: 30 })
  expect(workers).toHaveLength(2)
})
