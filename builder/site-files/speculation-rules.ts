/**
 * What browsers may load ahead: the page of a link once it is pressed, till it is let go. On a slow line a
 * page that was only pointed at would cost more than it gains; and nothing is rendered ahead, so that no
 * script of a page runs, asks the lake or counts a visit before the visitor is there.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { emailLinkPaths } from '../../src/routes.ts'

export const SPECULATION_RULES_FILE = 'speculation-rules.json'

/** Named by a header: the pages' policy has no place for rules in a script element. */
export const SPECULATION_RULES_HEADER = { 'Speculation-Rules': `"/${SPECULATION_RULES_FILE}"` }

/** Not the pages that act on a link from a mail, nor files, nor what the app loads ahead itself. */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', `${PREVIEW_PATH}*`, ...emailLinkPaths.map(withAny)] } },
          { not: { selector_matches: '[data-app-runs] *, [download], [target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
}

function withAny(path: string): string {
  return `${path}*`
}

/** https://html.spec.whatwg.org/multipage/speculative-loading.html */
export const SPECULATION_RULES_RULE = {
  prefix: `/${SPECULATION_RULES_FILE}`,
  headers: {
    'Cache-Control': 'public, max-age=86400',
    'Content-Type': 'application/speculationrules+json',
  },
}
