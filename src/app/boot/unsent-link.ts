/** Pages that do something by themselves for the link of a mail, when they can't: `data-unsent`. */
import { element, errorNotice, showAfter } from './elements.ts'
import { tryAgainButton } from './not-sent.ts'

const NOTHING_DONE = 'Nothing has been done yet. Please try again, or use one of the ways above.'
const TOO_OLD = 'This browser is too old for it. Nothing has been done: use one of the ways above.'

/** Says on such a page that it did not load, under the other ways that it has already. */
export function showUnsentLink(isBrowserTooOld: boolean, onTryAgain: () => void): void {
  const unsent = document.querySelector('[data-unsent]')
  if (unsent === null) return
  const banner = element('div', { role: 'alert' }, [
    errorNotice('Part of this page did not load.', [
      element('p', {}, [isBrowserTooOld ? TOO_OLD : NOTHING_DONE]),
      ...(isBrowserTooOld ? [] : [tryAgainButton(onTryAgain)]),
    ]),
  ])
  showAfter(unsent, banner)
}
