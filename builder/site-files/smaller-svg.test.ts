import { glob, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { smallerSvg } from './smaller-svg.ts'

test('the drawings of the seed are the same to the eye, in fewer bytes', async () => {
  const files = await Array.fromAsync(glob('seed/illustrations/*.svg'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const svg = await readFile(file, 'utf8')
    const small = smallerSvg(svg)
    expect(small.length).toBeLessThan(svg.length)
    expect(await difference(svg, small)).toBeLessThan(1)
  }
})

test('the drawings of the seed keep their night colours, which find their shapes by the colours of the day', async () => {
  for await (const file of glob('seed/illustrations/*.svg')) {
    const small = smallerSvg(cleanSvg(await readFile(file, 'utf8')))
    const style = /<style>.*prefers-color-scheme:dark.*<\/style>/.exec(small)?.[0] ?? ''
    const [, shapes = ''] = small.split('</style>')
    const colours = [...style.matchAll(/\[((?:fill|stroke)="#\w+")\]/g)].map(([, colour]) => colour)
    expect(colours.length).toBeGreaterThan(10)
    expect(colours.filter((colour) => !shapes.includes(colour ?? ''))).toEqual([])
  }
})

test('keeps the size that a page reserves for it', () => {
  const small = smallerSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6" width="900" height="600"><rect width="9" height="6"/></svg>',
  )
  expect(small).toMatch(/viewBox="0 0 9 6"/)
  expect(small).toMatch(/width="900" height="600"/)
})

test('what can not be read stays as it is', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(smallerSvg('<svg><path')).toBe('<svg><path')
  expect(warned).toHaveBeenCalledOnce()
})

/** Mean difference of two drawings' pixels, of 255. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((svg) => sharp(Buffer.from(svg)).resize(600).raw().toBuffer()),
  )
  if (a === undefined || b === undefined || a.length !== b.length) return Number.POSITIVE_INFINITY
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}
