/** Pages that do something by themselves for the link of a mail, when they can't: `data-unsent`. */
import { errorNotice, showAfter } from './elements.ts'
import { tryAgainButton } from './not-sent.ts'

/** Says on such a page that it did not load, under the other ways that it has already. */
export function showUnsentLink(isBrowserTooOld: boolean, onTryAgain: () => void): void {
  const unsent = document.querySelector('[data-unsent]')
  if (unsent === null) return
  showAfter(
    unsent,
    errorNotice(
      isBrowserTooOld ? 'This browser is too old.' : 'Part of this page did not load.',
      'Nothing has been done yet. You can use one of the ways above.',
      isBrowserTooOld ? [] : [tryAgainButton(onTryAgain)],
    ),
  )
}
