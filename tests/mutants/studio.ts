import type { MutatedFile } from './mutated-file.ts'

export const STUDIO_BUGS: readonly MutatedFile[] = [
  {
    file: 'studio/actions/document-options.ts',
    tests: ['studio/actions'],
    bugs: [
      ["'duplicate', 'delete'])", "'delete'])"],
      ['slug: _slug, ', ''],
      ['      patch.execute([{ set: { orderRank: rank } }])\n', ''],
      ['(published ?? draft)', '(draft ?? published)'],
      ["  if (action.action === 'restore') return restoreInPlace(action)\n", ''],
    ],
  },
  {
    file: 'studio/actions/publish-with-care.tsx',
    tests: ['studio/actions/actions.dom.test.tsx'],
    bugs: [
      ['else void publish()', 'void publish()'],
      ['before === now', 'before !== now'],
      ['        push(NOT_PUBLISHED)\n        return\n', '        push(NOT_PUBLISHED)\n'],
      ['await client.createOrReplace(redirect)', 'void client.createOrReplace(redirect)'],
    ],
  },
  {
    file: 'studio/actions/keep-while-linked.tsx',
    tests: ['studio/actions/actions.dom.test.tsx'],
    bugs: [
      ['found?.length === 0', 'found?.length !== 0'],
      ['useReferrers(props.id)', "useReferrers(isAsked ? props.id : '')"],
    ],
  },
  {
    file: 'studio/desk/placeholders.ts',
    bugs: [['*[isPlaceholder == true]', '*[isPlaceholder != false]']],
  },
  {
    file: 'studio/desk/live-query.ts',
    bugs: [['      retry({ delay: () => timer(PAUSE) }),\n', '']],
  },
  { file: 'studio/tidy-drafts.tsx', bugs: [['draft._updatedAt <= published._updatedAt && ', '']] },
  { file: 'studio/saving/request.ts', bugs: [["'versionId', ", '']] },
  {
    file: 'studio/saving/save-handler.ts',
    tests: ['studio/saving'],
    bugs: [['new Set([408, 425, 429])', 'new Set([408, 425])']],
  },
  {
    file: 'studio/uploads/picture-problem.ts',
    bugs: [['file.size > MAX_BYTES', 'file.size > MAX_BYTES * 10']],
  },
  { file: 'studio/version-notice.tsx', bugs: [['!hasDraft && isDiscarded', 'isDiscarded']] },
]
