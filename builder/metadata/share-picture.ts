/** Draws share pictures, which chats and social networks show with a link to a page (Open Graph). */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { OverlayOptions } from 'sharp'
import type { LatLng } from '../../src/ui/coordinates.ts'
import { chartlet } from '../../src/sections/chartlet/extent.ts'
import { chartHeight, chartWidth } from '../../src/sections/coast-map/chart.ts'
import { drawChartletLand, readLand } from '../site-files/chartlet-land.ts'
import type { NextSite } from '../site-files/next-site.ts'

/** Folder in `media/` for share pictures, which other sites may show. */
export const SHARE_FOLDER = 'share/'

/** Size in pixels that social networks recommend. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

/** Texts of a picture, and position of the port on its chart. If `position` is null, the chart shows India's coast. */
export type PictureSubject = { title: string; brand: string | null; position: LatLng | null }

/** Width of the panel with the text, in pixels. */
const PANEL_WIDTH = 600
const MARGIN = 48

const COLOURS = {
  navy: '#0b2a43',
  water: '#dcebf5',
  land: '#f4e7bd',
  coast: '#6b5f36',
  pin: '#a3107c',
}

const FONTS = {
  title: ['Archivo Bold', 'archivo/700Bold/Archivo_700Bold'],
  brand: ['Source Sans 3 SemiBold', 'source-sans-3/600SemiBold/SourceSans3_600SemiBold'],
} as const

/**
 * Puts a picture into the site. Draws it, in about 0.1 s, only if the current site does not have it.
 *
 * @returns the picture's name in `media/`
 * @throws when the picture can't be drawn
 */
export async function putSharePicture(site: NextSite, subject: PictureSubject): Promise<string> {
  const key = hash('sha256', (await readSourceCode()) + JSON.stringify(subject))
  const name = `${SHARE_FOLDER}${key.slice(0, 16)}.jpg`
  if (!(await site.keep(`media/${name}`))) await site.put(`media/${name}`, await draw(subject))
  return name
}

/** Source of this file: part of the hash in the name, because a change of the code changes the picture. */
let code: Promise<string> | undefined
async function readSourceCode(): Promise<string> {
  code ??= readFile(import.meta.filename, 'utf8')
  return await code
}

async function draw({ title, brand, position }: PictureSubject): Promise<Buffer> {
  // Imported here, because few builds draw a picture.
  const { default: sharp } = await import('sharp')
  const chart = position === null ? await coastChart() : await portChart(position)
  const texts = [
    textOverlay(title, FONTS.title, title.length > 40 ? 34 : 46, 120),
    ...(brand === null ? [] : [textOverlay(brand, FONTS.brand, 24, PICTURE_SIZE.height - 100)]),
  ]
  return await sharp(Buffer.from(pictureSvg(chart)))
    .composite(texts)
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The fonts come from files, because the build machine may have no fonts. */
function textOverlay(
  text: string,
  [font, file]: readonly [string, string],
  size: number,
  top: number,
): OverlayOptions {
  const fontfile = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}.ttf`))
  const markup = `<span foreground="white">${escapeXml(text)}</span>`
  const width = PANEL_WIDTH - 2 * MARGIN
  return {
    input: {
      text: { text: markup, font: `${font} ${size}`, fontfile, width, rgba: true, dpi: 96 },
    },
    left: MARGIN,
    top,
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function pictureSvg(chart: string): string {
  const { width, height } = PICTURE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${COLOURS.water}"/>
<g fill="${COLOURS.land}" stroke="${COLOURS.coast}">${chart}</g>
<rect width="${PANEL_WIDTH}" height="${height}" fill="${COLOURS.navy}"/></svg>`
}

/** The coast around a port, with the port in the middle of the area beside the panel. */
async function portChart(position: LatLng): Promise<string> {
  const scale = PICTURE_SIZE.height / chartlet.height
  const middle = (PANEL_WIDTH + PICTURE_SIZE.width) / 2
  const left = middle - (chartlet.width * scale) / 2
  const land = pathDataOf(drawChartletLand(await readLand(), position))
  return `<path transform="translate(${left} 0) scale(${scale})" d="${land}"/>
<circle cx="${middle}" cy="${PICTURE_SIZE.height / 2}" r="12" fill="${COLOURS.pin}" stroke="none"/>`
}

async function coastChart(): Promise<string> {
  const file = fileURLToPath(new URL('../../src/sections/coast-map/land.svg', import.meta.url))
  const { width, height } = PICTURE_SIZE
  const scale = Math.max((width - PANEL_WIDTH) / chartWidth, height / chartHeight)
  return `<path transform="translate(${PANEL_WIDTH} 0) scale(${scale})" d="${pathDataOf(await readFile(file, 'utf8'))}"/>`
}

function pathDataOf(svg: string): string {
  return / d="([^"]*)"/.exec(svg)?.[1] ?? ''
}
