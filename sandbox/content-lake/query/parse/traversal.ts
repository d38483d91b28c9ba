import type { QueryNode } from '../tree.ts'

/**
 * How a step of a traversal, with all that follow it, is applied: from a plain value or a list, to a plain
 * value or a list; section 8 of the GROQ specification.
 */
export interface Traversal {
  from: 'array' | 'plain'
  to: 'array' | 'plain'
  build: Build
}

type Build = (base: QueryNode) => QueryNode
/** A step, given what follows it. */
export type BuildStep = (rest: Traversal | null) => Traversal

/** A step that takes a list and yields one: `[filter]`, `[0..1]`, `[]`. */
export function arrayStep(build: Build): BuildStep {
  return (rest) => {
    if (!rest) return { from: 'array', to: 'array', build }
    const { from, to } = rest
    if (from === 'array') return { from, to, build: join(build, rest.build) }
    const each = to === 'plain' ? map(rest.build) : flatMap(rest.build)
    return { from: 'array', to: 'array', build: join(build, each) }
  }
}

/** A step from one value to another: `.name`, `->`. */
export function plainStep(build: Build): BuildStep {
  return (rest) => ({
    from: 'plain',
    to: rest?.to ?? 'plain',
    build: rest ? join(build, rest.build) : build,
  })
}

/** A step from a list to one value: `[0]`. */
export function elementStep(build: Build): BuildStep {
  return (rest) => ({
    from: 'array',
    to: rest?.to ?? 'plain',
    build: rest ? join(build, rest.build) : build,
  })
}

/** `{…}`: of each item of a list, or of one value. */
export function projectionStep(build: Build): BuildStep {
  return (rest) => {
    if (!rest) return { from: 'plain', to: 'plain', build }
    const { from, to } = rest
    return { from, to, build: join(from === 'array' ? map(build) : build, rest.build) }
  }
}

/** The value itself, which is a list. */
export const listItself = arrayStep((base) => base)

function join(first: Build, second: Build): Build {
  return (base) => second(first(base))
}

function map(inner: Build): Build {
  return (base) => ({ type: 'Map', base, expr: inner({ type: 'This' }) })
}

function flatMap(inner: Build): Build {
  return (base) => ({ type: 'FlatMap', base, expr: inner({ type: 'This' }) })
}
