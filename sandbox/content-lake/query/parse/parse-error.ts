/** A query that does not parse, with its span: offsets into the query. */
export class ParseError extends Error {
  override readonly name = 'ParseError'
  readonly start: number
  readonly end: number

  constructor(message: string, start: number, end: number) {
    super(message)
    this.start = start
    this.end = end
  }
}
