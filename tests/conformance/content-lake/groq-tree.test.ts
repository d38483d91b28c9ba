import { parse } from 'groq-js'
import { expect, test } from 'vitest'
import { parseGroq } from '../../../sandbox/content-lake/query/parse/parse-groq.ts'
import { isJsonObject } from '../../../sandbox/content-lake/json.ts'

// The lake parses GROQ itself. Its trees are those of the vendor's own parser, which is the reference here.
const queries = [
  '*',
  '*[_type == "port" && defined(slug.current)] | order(rank desc, name asc)[0...10]{_id, "at": @.at, ...}',
  '*[_id in path("drafts.**") || !(_id in $ids)].tags[]',
  '*[0]',
  '*[0].name',
  '*[0..2].name',
  '*[-1]',
  '*["name"]',
  '*[][0]',
  '*[a].b[c].d',
  'a.b.c',
  'a["b"].c',
  'a[0].b[]',
  'a[].b[].c',
  'a[]->b',
  'a->b->c',
  'a->',
  'a[]->{b}',
  'a[b > 1]->c[0]',
  '*{a{b}}',
  '*{a[]{b}}',
  '*{"x": a[].b, c->, d[0], e[].f->{g}}',
  '*|{a}|order(a)|{b}',
  '* | order(a) [0] {b}',
  '{"a": 1, ...b, "c": d, e => {f}, ...}',
  '[1, ...a, [2]]',
  '*{...}',
  '*{..., a}',
  '1 + 2 * 3 ** 4 ** 5 - -6 / 7 % 8',
  '-a.b + +c',
  '!a && b || c && !d',
  '(a || b) && (c, d)[0]',
  'a == 1 || b != 2 && c < 3 || d >= 4',
  'a in [1, 2]',
  'a in 1..2',
  'a in (1...b)',
  'a match "b*"',
  'select(a => 1, b > 2 => {c}, d)',
  'coalesce(a, b)',
  'count(*[references(^._id)])',
  '^.^.a',
  '@.a',
  '^',
  '*[a == ^.b]{"c": *[d == ^.^.e]}',
  'string::split(a, "b")',
  'pt::text(body)',
  'now()',
  'null',
  'true',
  'false',
  '* | score(boost(a match "b", 2), c)',
  'geo::distance(geo::latLng(1, 2), a)',
  '"a\\"\\u0041\\n"',
  "'b'",
  '1.5e-3',
  'diff::changedAny(a, b, (c, d[e == 1].f, g.(h, i[])))',
  'diff::changedOnly(a, b, anywhere(_key == "x"))',
  'fn my::short($d) = $d{"id": _id}; *{"s": my::short(a)}',
  'fn a::b($c) = $c[]->{d}; a::b(e)',
  '// first\n*[ a // second\n ]',
  '*[_type=="a"]{b,c,}',
  'global::count(a)',
  'sanity::versionOf("a")',
]

test.each(queries)('%s', (query) => {
  const params = { ids: ['a'] }
  expect(comparable(parseGroq(query, params))).toEqual(comparable(parse(query, { params })))
})

/** Brackets make no difference to what a query means, and the vendor's trees name some parts twice. */
function comparable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(comparable)
  if (!isJsonObject(node)) return node
  const { type, base, customFunctions: _functions, ...rest } = node
  if (type === 'Group') return comparable(base)
  if (type === 'Value') return node
  const named = type === 'ArrayElement' || type === 'SelectAlternative' ? {} : { type }
  const { name: _name, ...selector } = rest
  const parts = type === 'SelectorFuncCall' ? selector : rest
  const entries = Object.entries({ ...parts, ...(base !== undefined && { base }) })
  return {
    ...named,
    ...Object.fromEntries(entries.map(([key, value]) => [key, comparable(value)])),
  }
}
