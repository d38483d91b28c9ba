/** Pixels of three channels a pixel, without alpha. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

type Rgb = readonly [number, number, number]

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
const COLUMNS = 4
const ROWS = 3

/** A BlurHash: some thirty characters that encode a blurred preview (https://blurha.sh). */
export function blurHash(pixels: Pixels): string {
  const [average, ...others] = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
    component(pixels, index % COLUMNS, Math.floor(index / COLUMNS)),
  )
  const largest = Math.max(...others.flat().map(Math.abs))
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)))
  const quantised = others.map((factor) => quantise(factor, (scale + 1) / 166))
  return [
    digits(COLUMNS - 1 + (ROWS - 1) * 9, 1),
    digits(scale, 1),
    digits(packed(average ?? [0, 0, 0]), 4),
    ...quantised.map((value) => digits(value, 2)),
  ].join('')
}

/** The coefficient of one cosine wave over the image. */
function component({ data, width, height }: Pixels, x: number, y: number): Rgb {
  const sum = [0, 0, 0]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const wave = Math.cos((Math.PI * x * column) / width) * Math.cos((Math.PI * y * row) / height)
      const at = (row * width + column) * 3
      for (const channel of [0, 1, 2]) {
        sum[channel] = (sum[channel] ?? 0) + wave * toLinear(data[at + channel] ?? 0)
      }
    }
  }
  const scale = (x === 0 && y === 0 ? 1 : 2) / (width * height)
  const [r = 0, g = 0, b = 0] = sum.map((value) => value * scale)
  return [r, g, b]
}

function packed([r, g, b]: Rgb): number {
  return (toByte(r) << 16) + (toByte(g) << 8) + toByte(b)
}

function quantise(factor: Rgb, largest: number): number {
  const [r = 0, g = 0, b = 0] = factor.map((value) => {
    const root = Math.sign(value) * Math.sqrt(Math.abs(value / largest))
    return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)))
  })
  return r * 19 * 19 + g * 19 + b
}

function digits(value: number, length: number): string {
  return Array.from(
    { length },
    (_, index) => DIGITS[Math.floor(value / 83 ** (length - index - 1)) % 83],
  ).join('')
}

function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): number {
  const value = Math.max(0, Math.min(1, linear))
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.trunc(curved * 255 + 0.5)
}
