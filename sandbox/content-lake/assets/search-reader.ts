import { badRequest } from '../errors.ts'

interface Range {
  least: number
  most: number
}

/** Reads a URL's parameters; each is undefined when not given. */
export class SearchReader {
  readonly #search: URLSearchParams

  constructor(search: URLSearchParams) {
    this.#search = search
  }

  /** @throws LakeError 400 naming the parameter, here and below, when it is not as it must be */
  integer(name: string, range: Range): number | undefined {
    return this.parsed(name, (value) => (/^\d{1,9}$/.test(value) ? within(value, range) : null))
  }

  number(name: string, range: Range): number | undefined {
    return this.parsed(name, (value) =>
      /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? within(value, range) : null,
    )
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    return this.parsed(name, (value) => choices.find((choice) => choice === value) ?? null)
  }

  /** @param parse returns null for a value that cannot be */
  parsed<T>(name: string, parse: (value: string) => T | null): T | undefined {
    const value = this.#search.get(name)
    if (value === null) return undefined
    const parsed = parse(value)
    if (parsed === null) throw badRequest(`Invalid value for "${name}": ${JSON.stringify(value)}`)
    return parsed
  }
}

function within(value: string, { least, most }: Range): number | null {
  const number = Number(value)
  return number >= least && number <= most ? number : null
}
