/** Makes a PDF copy of a pre-arrival request in the browser; loaded on demand. */
import {
  PDFBool,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  StandardFonts,
  rgb,
} from 'pdf-lib'

type CopyLines = readonly (readonly [label: string, value: string])[]

/** A4. All sizes are in points. */
const [WIDTH, HEIGHT] = [595, 842]
const MARGIN = 56
const LABEL_WIDTH = 130
const VALUE_WIDTH = WIDTH - 2 * MARGIN - LABEL_WIDTH

const FONT_SIZE = 11
const LINE_HEIGHT = 16

/** Latin letters that fit on a line, even if all are capitals. */
const LINE_LENGTH = 40
/** Maximum lines of one value. */
const MAX_LINES = 18
/** Maximum lines of all values together, so that up to 12 values fit on the page. */
const MAX_TOTAL_LINES = 31

const NEXT_STEPS = [
  '1. Email the Certificate of Entry to the desk, if you have not sent it yet.',
  '2. The desk validates it against your data. From then, the compliance pack takes up to two hours.',
  '3. The desk sends the pack to the email address in the request.',
]

const TITLE = 'Copy of a pre-arrival request'

/** Makes one page. Values are form fields, so that PDF viewers can use their own font for letters not in Helvetica. */
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
  write(
    'NOT EVIDENCE OF COVER. As typed in the request; the desk has not checked it.',
    bold,
    FONT_SIZE,
  )
  y -= LINE_HEIGHT
  const rows = lines.filter(([, value]) => value !== '')
  let max = MAX_LINES
  const totalLines = () => rows.reduce((sum, row) => sum + Math.min(max, countLines(row[1])), 0)
  while (max > 2 && totalLines() > MAX_TOTAL_LINES) max -= 1
  for (const [label, value] of rows)
    y = addLine(pdf, { page, plain, y }, label, shortened(value, max))
  y -= LINE_HEIGHT
  write('What happens next', bold, 14)
  for (const step of NEXT_STEPS) write(step, plain, FONT_SIZE)

  // Makes PDF viewers draw fields that have no appearance stream.
  pdf.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
  return new Uint8Array(await pdf.save({ updateFieldAppearances: false }))
}

/** @returns y of the next line */
function addLine(
  pdf: PDFDocument,
  { page, plain, y }: { page: PDFPage; plain: PDFFont; y: number },
  label: string,
  text: string,
): number {
  const height = LINE_HEIGHT * countLines(text)
  page.drawText(label, { x: MARGIN, y, font: plain, size: FONT_SIZE, color: rgb(0.3, 0.35, 0.4) })
  const field = pdf.getForm().createTextField(label)
  field.addToPage(page, {
    x: MARGIN + LABEL_WIDTH,
    y: y + LINE_HEIGHT - 4 - height,
    width: VALUE_WIDTH,
    height,
    borderWidth: 0,
    font: plain,
  })
  field.setFontSize(FONT_SIZE)
  field.enableMultiline()
  field.enableReadOnly()
  field.setText(text)
  if (canDraw(plain, text)) field.updateAppearances(plain)
  else for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
  return y - height - 6
}

function countLines(text: string): number {
  // `Lo`: letters without case, such as Chinese. They are wide, so each counts as two.
  const lines = text.replaceAll(/\p{Lo}/gu, '  ').split(/\r\n?|\n/)
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0)
}

/** Cuts text to `max` lines; `max` is at least 2. The request that the desk receives is not cut. */
function shortened(text: string, max: number): string {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  if (countLines(lines) <= max) return lines
  const letters = Array.from(lines)
  while (countLines(letters.join('')) >= max) letters.splice(-LINE_LENGTH)
  return `${letters.join('')}… (shortened here)`
}

/** Whether the font has all characters of the text (standard fonts cover Windows-1252). */
function canDraw(font: PDFFont, text: string): boolean {
  const letters = new Set(font.getCharacterSet())
  return Array.from(text).every(
    (letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0),
  )
}
