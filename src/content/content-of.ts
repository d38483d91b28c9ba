import type { PageContent } from './page-query.ts'

/**
 * The content that a page's query parses to, once the compiler has seen that each field it parses is
 * one that the query asks for and the schema has.
 *
 * @typeParam Query what `pageQuery` made
 * @typeParam Answer the type that TypeGen derived from schema and query
 */
export type ContentOf<Query extends (...params: never[]) => Parser, Answer> =
  Unasked<Parsed<Query>, Answer> extends never
    ? Parsed<Query>
    : { 'parsed, but not in the answer': Unasked<Parsed<Query>, Answer> }

type Parser = { parse: (answer: unknown) => PageContent }

type Parsed<Query extends (...params: never[]) => Parser> = ReturnType<ReturnType<Query>['parse']>

/** Paths within `Content` that `Answer` does not have. */
type Unasked<Content, Answer, Path extends string = ''> = Content extends { _type: string }
  ? never // Portable text, whose parts are the same for every query.
  : Content extends readonly (infer Item)[]
    ? Unasked<Item, ItemOf<Answer>, `${Path}[]`>
    : Content extends object
      ? {
          [Key in keyof Content & string]: Key extends KeyOf<Answer>
            ? Unasked<Content[Key], ValueAt<Answer, Key>, `${Path}.${Key}`>
            : `${Path}.${Key}`
        }[keyof Content & string]
      : never

type ItemOf<Answer> = Answer extends readonly (infer Item)[] ? Item : never

type KeyOf<Answer> = Answer extends object ? keyof Answer : never

type ValueAt<Answer, Key extends string> = Answer extends object
  ? Key extends keyof Answer
    ? Answer[Key]
    : never
  : never
