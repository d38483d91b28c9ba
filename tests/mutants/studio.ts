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
      ["event?.type !== 'success' || ", ''],
      ["event.op !== 'restore'", "event.op === 'restore'"],
      ['if (event === seen.current) return', ''],
      ["  if (action.action === 'restore') return restoreInPlace(action)\n", ''],
      ['  wrapped.set(action, own)\n', ''],
      ['  if (action.action) own.action = action.action\n', ''],
    ],
  },
  {
    file: 'studio/actions/publish-with-care.tsx',
    tests: ['studio/actions/actions.dom.test.tsx'],
    bugs: [
      ['else void publish()', 'void publish()'],
      ['          setQuestion(null)\n          void publish()', '          setQuestion(null)'],
      ["new Set(['slaCommitment', 'deskContact'])", 'new Set()'],
      ['before === now', 'before !== now'],
      ['_ref: id, _weak: true', '_ref: id, _weak: false'],
      ['        push(NOT_PUBLISHED)\n        return\n', '        push(NOT_PUBLISHED)\n'],
      ['        push(NOT_PUBLISHED)\n', ''],
      ['await client.createOrReplace(redirect)', 'void client.createOrReplace(redirect)'],
      ['      description.onHandle?.()\n', ''],
    ],
  },
  {
    file: 'studio/actions/keep-while-linked.tsx',
    tests: ['studio/actions/actions.dom.test.tsx'],
    bugs: [
      ['found?.length === 0', 'found?.length !== 0'],
      ['onHandle: () => setAsked(true)', 'onHandle: () => description.onHandle?.()'],
      ['      setAsked(false)\n      description', '      description'],
      ['useReferrers(props.id)', "useReferrers(isAsked ? props.id : '')"],
      ['onClose: () => setAsked(false)', 'onClose: () => {}'],
    ],
  },
  {
    file: 'studio/desk/changes.ts',
    bugs: [['passed < 60_000', 'passed < 6_000']],
  },
  {
    file: 'studio/desk/placeholders.ts',
    bugs: [['*[isPlaceholder == true]', '*[isPlaceholder != false]']],
  },
  {
    file: 'studio/desk/live-query.ts',
    bugs: [
      ['      retry({ delay: () => timer(PAUSE) }),\n', ''],
      ['      finalize(() => running.delete(key)),\n', ''],
      ['  running.set(key, answers)\n', ''],
    ],
  },
  {
    file: 'studio/presentation/locations.ts',
    bugs: [[' && coast == *[_id == $id][0].coast', '']],
  },
  {
    file: 'studio/tidy-drafts.tsx',
    bugs: [['draft._updatedAt <= published._updatedAt && ', '']],
  },
  {
    file: 'studio/saving/request.ts',
    bugs: [["'versionId', ", '']],
  },
  {
    file: 'studio/saving/save-handler.ts',
    tests: ['studio/saving'],
    bugs: [['new Set([408, 425, 429])', 'new Set([408, 425])']],
  },
  {
    file: 'studio/uploads/picture-problem.ts',
    bugs: [
      ['file.size > MAX_BYTES', 'file.size > MAX_BYTES * 10'],
      ['pixels > MAX_PIXELS', 'pixels > MAX_PIXELS * 10'],
    ],
  },
  {
    file: 'studio/version-notice.tsx',
    bugs: [['!hasDraft && isDiscarded', 'isDiscarded']],
  },
]
