const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe to insert into a page. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | null | readonly Markup[]

/**
 * A tagged template for markup: values are escaped for element content and attributes, unless they are
 * markup.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(toText)))
}

function toText(value: Value): string {
  if (value === null) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(toText).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
