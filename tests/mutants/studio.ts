import type { MutatedFile } from './mutated-file.ts'

export const STUDIO_BUGS: readonly MutatedFile[] = [
  {
    file: 'studio/actions/action-order.ts',
    bugs: [["  'duplicate',\n  'delete',\n])", "  'delete',\n])"]],
  },
  {
    file: 'studio/actions/ask-while-typing.tsx',
    tests: ['studio/actions/wrapped-actions.dom.test.tsx'],
    bugs: [
      ['if (!found) description', 'description'],
      [
        '            setTyping(null)\n            description.onHandle?.()',
        '            setTyping(null)',
      ],
    ],
  },
  {
    file: 'studio/actions/duplicate.ts',
    bugs: [['slug: _slug, ', '']],
  },
  {
    file: 'studio/actions/keep-while-linked.tsx',
    tests: ['studio/actions/wrapped-actions.dom.test.tsx'],
    bugs: [
      ['found?.length === 0', 'found?.length !== 0'],
      ['          setAsked(true)', '          description.onHandle?.()'],
      [
        '                setAsked(false)\n                description',
        '                description',
      ],
      ['            setAsked(false)\n          },', '          },'],
    ],
  },
  {
    file: 'studio/actions/publish-with-redirect.ts',
    bugs: [
      ['before === now', 'before !== now'],
      ['_ref: id, _weak: true', '_ref: id, _weak: false'],
    ],
  },
  {
    file: 'studio/actions/publish-with-redirect.ts',
    tests: ['studio/actions/wrapped-actions.dom.test.tsx'],
    bugs: [
      [
        '              push(NOT_PUBLISHED)\n              return\n',
        '              push(NOT_PUBLISHED)\n',
      ],
      ['              push(NOT_PUBLISHED)\n', ''],
      ['await client.createOrReplace(redirect)', 'void client.createOrReplace(redirect)'],
      ['            description.onHandle?.()\n', ''],
    ],
  },
  {
    file: 'studio/actions/restore-in-place.ts',
    tests: ['studio/actions/wrapped-actions.dom.test.tsx'],
    bugs: [
      ['        patch.execute([{ set: { orderRank: rank } }])\n', ''],
      ['(published ?? draft)', '(draft ?? published)'],
      ["event?.type !== 'success' || ", ''],
      ["event.op !== 'restore'", "event.op === 'restore'"],
      ['if (event === seen.current) return', ''],
    ],
  },
  {
    file: 'studio/actions/wrapped.ts',
    tests: ['studio/actions/duplicate.test.ts'],
    bugs: [
      ['    made.set(original, action)\n', ''],
      ['    if (original.action) action.action = original.action\n', ''],
    ],
  },
  {
    file: 'studio/desk/ago.ts',
    bugs: [['passed < 60_000', 'passed < 6_000']],
  },
  {
    file: 'studio/desk/changes.ts',
    bugs: [
      ['each.time > last.time', 'each.time < last.time'],
      ['a.time > b.time ? -1 : 1', 'a.time > b.time ? 1 : -1'],
    ],
  },
  {
    file: 'studio/desk/document-options.ts',
    bugs: [
      ['askWhileTyping(publishWithRedirect(action))', 'askWhileTyping(action)'],
      ["  if (action.action === 'restore') return restoreInPlace(action)\n", ''],
    ],
  },
  {
    file: 'studio/desk/first-rows.ts',
    bugs: [
      ['rows.length <= most', 'rows.length < most'],
      ["'!coalesce(orderRank > $until, false)'", "'orderRank <= $until'"],
    ],
  },
  {
    file: 'studio/desk/placeholders.ts',
    bugs: [
      ['*[isPlaceholder == true]', '*[isPlaceholder != false]'],
      ['sought.every', 'sought.some'],
    ],
  },
  {
    file: 'studio/desk/rebalance.ts',
    bugs: [['[id, `drafts.${id}`]', '[id]']],
  },
  {
    file: 'studio/live-query.ts',
    bugs: [['.pipe(retry({ delay: () => timer(PAUSE) }))', '']],
  },
  {
    file: 'studio/presentation/locations.ts',
    bugs: [[' && coast == *[_id == $id][0].coast', '']],
  },
  {
    file: 'studio/releases/published-drafts.ts',
    bugs: [['draft._updatedAt <= published._updatedAt && ', '']],
  },
  {
    file: 'studio/saving/documents-of.ts',
    bugs: [["      part['versionId'],\n", '']],
  },
  {
    file: 'studio/saving/save-handler.ts',
    tests: ['studio/saving'],
    bugs: [['new Set([408, 425, 429])', 'new Set([408, 425])']],
  },
  {
    file: 'studio/saving/retry-wait.ts',
    tests: ['studio/saving'],
    bugs: [['Math.max(asked, seconds)', 'Math.min(asked, seconds)']],
  },
  {
    file: 'studio/uploads/picture-problem.ts',
    bugs: [
      ['file.size > MAX_BYTES', 'file.size > MAX_BYTES * 10'],
      ['pixels > MAX_PIXELS', 'pixels > MAX_PIXELS * 10'],
    ],
  },
  {
    file: 'studio/whereabouts/where.ts',
    bugs: [['!hasDraft && isDiscarded', 'isDiscarded']],
  },
]
