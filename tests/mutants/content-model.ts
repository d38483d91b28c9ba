import type { MutatedFile } from './mutated-file.ts'

export const CONTENT_MODEL_BUGS: readonly MutatedFile[] = [
  {
    file: 'schemas/documents/redirect.ts',
    bugs: [
      ['editedRoutes.every(({ path }) => path !== value) ||', 'true ||'],
      ['if (problem !== null) return problem', ''],
    ],
  },
  {
    file: 'schemas/documents/timeline-entry.ts',
    tests: ['seed/import/import-seed.test.ts'],
    bugs: [['year <= new Date().getFullYear()', 'year <= new Date().getFullYear() + 1']],
  },
  {
    file: 'schemas/fields/coordinates.ts',
    bugs: [
      [
        'within(point.lng, FRAME.west, FRAME.east)) ||',
        'within(point.lng, FRAME.west, FRAME.east)) || true ||',
      ],
      ['        )\n        .warning(),', '        ),'],
    ],
  },
  {
    file: 'schemas/fields/drawing.ts',
    tests: ['seed/import/import-seed.test.ts'],
    bugs: [['      rule.custom(readable),\n', '']],
  },
  {
    file: 'schemas/fields/href.ts',
    bugs: [
      [
        '/^mailto:[^\\s@?]+@[^\\s@?]+\\.[^\\s@?]+(\\?.*)?$/',
        '/^mailto:[^\\s@?]+@[^\\s@?]+\\.[^\\s@?]+$/',
      ],
      ["isSafeHref(value) || 'After “?” only subject= may follow'", 'true'],
    ],
  },
  {
    file: 'schemas/fields/lengths.ts',
    tests: ['seed/import/import-seed.test.ts'],
    bugs: [['length > warnAbove && length <= refuseAbove', 'length > warnAbove']],
  },
  {
    file: 'schemas/objects/rich-text.ts',
    tests: ['seed/import/import-seed.test.ts'],
    bugs: [['return !hasPage ||', 'return true ||']],
  },
  {
    file: 'schemas/fields/order-rank.ts',
    bugs: [
      ['      return rankAfterAll()', '      return undefined'],
      [".withConfig({ perspective: 'raw' })", ''],
    ],
  },
  { file: 'schemas/fields/phone.ts', bugs: [['digits > LONGEST', 'digits > 99']] },
  {
    file: 'schemas/fields/slug.ts',
    bugs: [
      [".withConfig({ perspective: 'raw' })", ''],
      ['rule.custom(keepsAddress).warning()', 'rule.custom(keepsAddress)'],
      ['!sanity::versionOf($id)', '_id != $id'],
    ],
  },
  {
    file: 'schemas/fields/slug.ts',
    tests: ['seed/import/import-seed.test.ts'],
    bugs: [['    rule.custom(isFree),\n', '']],
  },
  {
    file: 'schemas/fields/tabs.ts',
    tests: ['seed/import/import-seed.test.ts'],
    bugs: [
      [
        "document?.['isPlaceholder'] === true && !note?.trim()",
        "document?.['isPlaceholder'] === true && !note",
      ],
    ],
  },
  {
    file: 'schemas/fields/tabs.ts',
    tests: ['tests/property/editors-guide.test.ts'],
    bugs: [["title: 'Holds placeholder data'", "title: 'Has placeholder data'"]],
  },
  {
    file: 'seed/import/plan.ts',
    bugs: [
      ["imported && !hasDraft ? 'update'", "imported ? 'update'"],
      ['imported === undefined && !hasDraft', '!hasDraft'],
    ],
  },
]
