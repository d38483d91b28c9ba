import { SpecialValue } from './values.ts'

const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[-+]\d{2}:\d{2})$/

/** A point in time, to the millisecond. */
export class DateTime extends SpecialValue {
  readonly milliseconds: number

  constructor(milliseconds: number) {
    super()
    this.milliseconds = milliseconds
  }

  /** Of RFC 3339 text with a time and zone; null for any other. */
  static parse(text: string): DateTime | null {
    const milliseconds = RFC3339.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(milliseconds) ? null : new DateTime(milliseconds)
  }

  plusSeconds(seconds: number): DateTime {
    return new DateTime(this.milliseconds + seconds * 1000)
  }

  toJSON(): string {
    return new Date(this.milliseconds).toISOString().replace('.000Z', 'Z')
  }
}
