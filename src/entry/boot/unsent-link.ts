/** For pages that act on a link from a mail by themselves (`data-unsent`), when their code does not load. */
import { errorNotice, showAfter } from './elements.ts'
import { tryAgainButton } from './not-sent.ts'

/** Says that the page did not load, below the contact details that it shows already. */
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
