import { glob, readFile } from 'node:fs/promises'
import { optimize } from 'svgo'
import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const SVG = 'http://www.w3.org/2000/svg'
const drawing = (content: string, attributes = '') =>
  `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${content}</svg>`

test('does not change the seed’s drawings', async () => {
  const files = await Array.fromAsync(glob('seed/illustrations/*.svg'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const svg = await readFile(file, 'utf8')
    expect(cleanSvg(svg)).toBe(svg.trimEnd())
  }
})

test.each([
  '<linearGradient id="g" gradientUnits="userSpaceOnUse"/><rect fill="url(#g)" transform="scale(2)"/>',
  '<style>.a{fill:url(#g)}</style><rect class="a" style="stroke:red"/>',
  '<symbol id="s"><path d="M0 0h1"/></symbol><use href="#s"/><use xlink:href="#s"/>',
  '<image href="data:image/png;base64,AA=="/><text>9 &lt; 10 &amp; more</text>',
  '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><clipPath id="c"><rect/></clipPath>',
])('keeps shapes: %s', (content) => {
  expect(cleanSvg(drawing(content))).toBe(drawing(content))
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', ''],
  [
    '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml" onclick="x()">x</b></foreignObject>',
    '',
  ],
  ['<rect onload="alert(1)" onbegin="alert(1)"/>', '<rect/>'],
  ['<a href="javascript:alert(1)"><text>x</text></a>', '<a><text>x</text></a>'],
  ['<a xlink:href=" java&#10;script:alert(1)"><text>x</text></a>', '<a><text>x</text></a>'],
  ['<a href="https://evil.example/"><text>x</text></a>', '<a><text>x</text></a>'],
  ['<set attributeName="onclick" to="alert(1)"/><animate attributeName="href"/>', ''],
  ['<image href="https://evil.example/x.png"/>', '<image/>'],
  ['<use href="https://evil.example/x.svg#a"/>', '<use/>'],
  ['<use href="data:image/svg+xml,%3Csvg/%3E"/>', '<use/>'],
  ['<rect fill="url(https://evil.example/#g)"/>', '<rect/>'],
  ['<rect style="background:u\\72l(//evil.example)"/>', '<rect/>'],
  ['<style>@import "https://evil.example/x.css"</style>', ''],
  ['<style>svg{background:image-set("//evil.example/x" 1x)}</style>', ''],
  ['<rect style="mask:-webkit-image-set(\'//evil.example/x\' 1x)"/>', '<rect/>'],
  ["<style>rect{fill:url('//evil.example/x')}</style>", ''],
  ['<?xml-stylesheet href="https://evil.example/x.css"?>', ''],
  ['<!--<script>alert(1)</script>-->', ''],
])('removes code and references to other files: %s', (content, left) => {
  expect(cleanSvg(drawing(content, ' onload="alert(1)"'))).toBe(
    drawing(left).replace(/>\s*<\/svg>$/, left ? '$&' : '/>'),
  )
})

test('removes everything before the drawing, such as entities', () => {
  const prologue =
    '<?xml version="1.0"?><?xml-stylesheet href="//evil.example"?><!DOCTYPE svg [<!ENTITY e "x">]>'
  expect(cleanSvg(`${prologue}${drawing('<rect/>')}`)).toBe(drawing('<rect/>'))
})

test.each([
  '',
  'no drawing',
  '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>',
  '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  '<svg/>',
])('refuses anything but a drawing: %s', (text) => {
  expect(() => cleanSvg(text)).toThrow('This is not an SVG image')
})

test('minified drawings of the seed keep their dark-mode colours', async () => {
  for await (const file of glob('seed/illustrations/*.svg')) {
    const small = optimize(cleanSvg(await readFile(file, 'utf8'))).data
    const style = /<style>.*prefers-color-scheme:dark.*<\/style>/.exec(small)?.[0] ?? ''
    const [, shapes = ''] = small.split('</style>')
    const colours = [...style.matchAll(/\[((?:fill|stroke)="#\w+")\]/g)].map(([, colour]) => colour)
    expect(colours.length).toBeGreaterThan(10)
    expect(colours.filter((colour) => !shapes.includes(colour ?? ''))).toEqual([])
  }
})
