import type { MutatedFile } from './mutated-file.ts'

export const BUILDER_BUGS: readonly MutatedFile[] = [
  {
    file: 'builder/hosts/edge.ts',
    tests: ['builder/hosts'],
    bugs: [['trailingSlash: false', 'trailingSlash: true']],
  },
  {
    file: 'builder/pdf/finish.ts',
    tests: ['builder/pdf/print.test.ts'],
    bugs: [['  pdf.setTitle(title, { showInWindowTitleBar: true })\n', '']],
  },
  {
    file: 'builder/prerender/content-guard.ts',
    bugs: [
      ['MAX_LOST_SHARE = 1 / 3', 'MAX_LOST_SHARE = 2 / 3'],
      ['hasPorts(present) && !hasPorts(next)', 'false'],
    ],
  },
  {
    file: 'builder/prerender/content-time.ts',
    bugs: [
      ['a > b ? a : b', 'a < b ? a : b'],
      ['new Date(Date.parse(time) + IST_OFFSET).toISOString()', 'time'],
    ],
  },
  {
    file: 'builder/prerender/page-html.ts',
    bugs: [['robots + referrer : robots', 'robots : robots']],
  },
  {
    file: 'builder/prerender/page-files.ts',
    tests: ['builder/prerender/preview-files.test.ts'],
    bugs: [['.filter((page) => !emailLinkPaths.includes(page))', '']],
  },
  { file: 'builder/report/build-status.ts', bugs: [[": status.state !== 'ok'", ': true']] },
  { file: 'builder/site-files/clean-svg.ts', bugs: [['@import|', '']] },
  { file: 'builder/site-files/earlier-files.ts', bugs: [['KEPT_BUILDS + 1', 'KEPT_BUILDS']] },
  {
    file: 'builder/site-files/inventory.ts',
    tests: ['builder/site-files/site-files.test.ts'],
    bugs: [[' && !emailLinkPaths.includes(path)', '']],
  },
  {
    file: 'builder/site-files/redirects.ts',
    bugs: [
      ['!present.has(to) || ', ''],
      ['order(_updatedAt desc)', 'order(_updatedAt asc)'],
    ],
  },
  {
    file: 'builder/site-files/security-headers.ts',
    tests: ['builder/site-files/headers.test.ts'],
    bugs: [
      ["'max-age=63072000'", "'max-age=60'"],
      [
        "  'Referrer-Policy': 'strict-origin-when-cross-origin',",
        "  'Referrer-Policy': 'unsafe-url',",
      ],
    ],
  },
  {
    file: 'builder/site-files/site-files.ts',
    tests: ['builder/site-files/headers.test.ts'],
    bugs: [
      [
        "    'form-action': [\"'self'\", 'mailto:'],\n    'base-uri': [\"'none'\"],\n",
        "    'form-action': [\"'self'\", 'mailto:'],\n",
      ],
      [
        "    'form-action': [\"'none'\"],\n    'base-uri': [\"'none'\"],\n",
        "    'form-action': [\"'none'\"],\n",
      ],
      ["'Referrer-Policy': 'no-referrer'", "'Referrer-Policy': 'same-origin'"],
    ],
  },
]
