import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRef,
  type PDFTextField,
  type PDFWidgetAnnotation,
} from 'pdf-lib'
import { embedTypeface, glyphString } from './embed-typeface.ts'
import type { Typeface } from './true-type.ts'
import { ASCENT, fit, isPrintable, type GlyphRun, runsOf, type Setting } from './typesetter.ts'

/** Why a text can't be printed: letters that no typeface has, or no room for it. */
export type Obstacle = 'letters' | 'room'

/** Between a field's edges and its text, in points. */
const PADDING = { side: 2, bottom: 2.6, top: 1 }

/**
 * Draws text into form fields with the typefaces it is given. A field's default typeface, which PDF readers use
 * for what is typed there later, has Latin letters only.
 */
export class FieldPrinter {
  readonly #pdf: PDFDocument
  readonly #faces: readonly Typeface[]
  readonly #fonts = new Map<Typeface, { key: string; font: PDFRef }>()

  constructor(pdf: PDFDocument, faces: readonly Typeface[]) {
    this.#pdf = pdf
    this.#faces = faces
  }

  /**
   * Draws a text into each widget of the field.
   *
   * @returns why it can't be drawn, with the field unchanged; null if it was drawn
   */
  print(field: PDFTextField, text: string): Obstacle | null {
    if (!isPrintable(this.#faces, text)) return 'letters'
    const { colour, size } = appearanceOf(field)
    const appearances: [PDFWidgetAnnotation, PDFRef][] = []
    for (const widget of field.acroField.getWidgets()) {
      const { width, height } = widget.getRectangle()
      const room = {
        width: width - 2 * PADDING.side,
        height: height - PADDING.bottom - PADDING.top,
        size,
      }
      const setting = fit(this.#faces, text, room)
      if (setting === null) return 'room'
      const lowest = PADDING.bottom + setting.leading * (setting.lines.length - 1)
      const first = field.isMultiline() ? height - PADDING.top - ASCENT * setting.size : lowest
      appearances.push([widget, this.#draw(setting, first, colour, [0, 0, width, height])])
    }
    for (const [widget, appearance] of appearances) widget.setNormalAppearance(appearance)
    field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText(text))
    return null
  }

  /** @param first height of the first line's letters above the bottom */
  #draw({ size, leading, lines }: Setting, first: number, colour: string, box: number[]): PDFRef {
    const lineRuns = lines.map((line) => runsOf(this.#faces, line))
    const shown = lineRuns.flatMap((runs, index) => [
      `1 0 0 1 ${PADDING.side} ${(first - leading * index).toFixed(2)} Tm`,
      ...runs.map(
        ({ face, glyphs }) =>
          `/${this.#fontOf(face).key} ${size} Tf ${glyphString(glyphs).toString()} Tj`,
      ),
    ])
    const stream = this.#pdf.context.stream(
      ['/Tx BMC', 'q', colour, 'BT', ...shown, 'ET', 'Q', 'EMC'].join('\n'),
      {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: box,
        Resources: { Font: this.#fontsOf(lineRuns.flat()) },
      },
    )
    return this.#pdf.context.register(stream)
  }

  #fontsOf(runs: GlyphRun[]): Record<string, PDFRef> {
    const fonts = runs.map(({ face }) => this.#fontOf(face))
    return Object.fromEntries(fonts.map(({ key, font }) => [key, font]))
  }

  #fontOf(face: Typeface) {
    const known = this.#fonts.get(face)
    if (known) return known
    const index = this.#fonts.size
    // A tag of six letters marks a subset of a typeface (ISO 32000-1, 9.6.4).
    const name = `PACKA${String.fromCodePoint(65 + index)}+SourceSans3-Regular`
    const added = { key: `F${index}`, font: embedTypeface(this.#pdf, face, name) }
    this.#fonts.set(face, added)
    return added
  }
}

/** Colour and size of a field's text. */
function appearanceOf({ acroField }: PDFTextField): { colour: string; size: number } {
  const [, colour = '0 g', size = '9'] =
    /^(.*) \/\S+ ([\d.]+) Tf$/.exec(acroField.getDefaultAppearance() ?? '') ?? []
  return { colour, size: Number(size) }
}
