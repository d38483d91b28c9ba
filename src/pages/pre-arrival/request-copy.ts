/** A copy of a pre-arrival request for the customer's file, made in the browser; loaded on demand. */
import {
  PDFBool,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  StandardFonts,
  rgb,
} from 'pdf-lib'

export type CopyLines = readonly (readonly [label: string, value: string])[]

const [WIDTH, HEIGHT] = [595, 842]
const MARGIN = 56
const LABEL_WIDTH = 130
const VALUE_WIDTH = WIDTH - 2 * MARGIN - LABEL_WIDTH

/** Points: size of type, and height of a line of a field. */
const SIZE = 11
const LINE = 16

/** Characters that a line of a field has room for, whatever the letters, and what is kept of a long text. */
const LINE_LENGTH = 40
const MAX_LINES = 18

const NEXT_STEPS = [
  '1. Email the Certificate of Entry to the desk, if you have not sent it yet.',
  '2. The two-hour clock starts when the desk has validated it with your data.',
  '3. The pack then goes to the email address of the request.',
]

const TITLE = 'Copy of a pre-arrival request'

/**
 * One sheet with the request, what happens next, and what it is not. Values are form fields: a reader draws letters that
 * the standard typeface lacks in a typeface of its own.
 */
export async function makeRequestCopy(lines: CopyLines): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(TITLE, { showInWindowTitleBar: true })
  pdf.setLanguage('en')
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const page = pdf.addPage([WIDTH, HEIGHT])
  let y = HEIGHT - MARGIN - 20
  const write = (text: string, font: PDFFont, size: number) => {
    page.drawText(text, { x: MARGIN, y, font, size })
    y -= 1.6 * size
  }

  write(TITLE, bold, 20)
  write('NOT EVIDENCE OF COVER. As typed in the request; the desk has not checked it.', bold, SIZE)
  y -= LINE
  for (const [label, value] of lines)
    if (value !== '') y = addLine(pdf, { page, plain, y }, label, value)
  y -= LINE
  write('What happens next', bold, 14)
  for (const step of NEXT_STEPS) write(step, plain, SIZE)

  // Readers draw the fields of which there is no drawing.
  pdf.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
  return new Uint8Array(await pdf.save({ updateFieldAppearances: false }))
}

/** @returns where the next line begins */
function addLine(
  pdf: PDFDocument,
  { page, plain, y }: { page: PDFPage; plain: PDFFont; y: number },
  label: string,
  value: string,
): number {
  const text = shortened(value)
  const height = LINE * linesOf(text)
  page.drawText(label, { x: MARGIN, y, font: plain, size: SIZE, color: rgb(0.3, 0.35, 0.4) })
  const field = pdf.getForm().createTextField(label)
  field.addToPage(page, {
    x: MARGIN + LABEL_WIDTH,
    y: y + LINE - 4 - height,
    width: VALUE_WIDTH,
    height,
    borderWidth: 0,
    font: plain,
  })
  field.setFontSize(SIZE)
  field.enableMultiline()
  field.enableReadOnly()
  field.setText(text)
  if (canDraw(plain, text)) field.updateAppearances(plain)
  else for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
  return y - height - 6
}

function linesOf(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LINE_LENGTH)))
  return lines.reduce((total, count) => total + count, 0)
}

/** The desk has the whole text. */
function shortened(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  if (linesOf(lines) <= MAX_LINES) return lines
  const letters = Array.from(lines)
  while (linesOf(letters.join('')) >= MAX_LINES) letters.length -= LINE_LENGTH
  return `${letters.join('')}… (shortened here)`
}

/** Whether the standard typeface has all the letters (Windows-1252). */
function canDraw(font: PDFFont, text: string): boolean {
  const letters = new Set(font.getCharacterSet())
  return Array.from(text).every(
    (letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0),
  )
}

/** Latin letters that Unicode does not decompose. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

const MAX_LENGTH = 60

/**
 * Name of the file for a vessel, safe in any file system: lower-case letters, digits and hyphens. A part
 * without such characters is left out.
 *
 * @example copyFileName('MV Örnsköld', '0000000') // request-copy-mv-ornskold-0000000.pdf
 */
export function copyFileName(vesselName: string, imo: string): string {
  return `${['request-copy', slug(vesselName), slug(imo)].filter(Boolean).join('-')}.pdf`
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => UNDECOMPOSED[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
}
