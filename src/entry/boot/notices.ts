/** Notices that the boot script adds to a page. Their markup is in each page's `<template>` (`boot-notices.tsx`). */

/** Marks added elements. They are removed before hydration, or React would report a mismatch. */
const MARK = 'data-boot'

/**
 * @param onTryAgain called when the visitor asks for another attempt; null in a browser that is too old
 * @returns null in a document that was not prerendered
 */
export function noticeElement(
  name: 'not-sent' | 'nothing-done',
  onTryAgain: (() => void) | null,
): HTMLElement | null {
  const template = document.querySelector('template')
  const found = template && template.content.querySelector<HTMLElement>(`[data-notice="${name}"]`)
  if (!found) return null
  const notice = document.importNode(found, true)
  const button = notice.querySelector('button')
  const reason = notice.querySelector('[data-reason]')
  if (button && onTryAgain) button.addEventListener('click', onTryAgain)
  else if (button && reason) {
    button.remove()
    reason.textContent = 'This browser is too old.'
  }
  return notice
}

/** Inserts an element after another one, and removes the one that was inserted there before. */
export function showAfter(neighbour: Element, added: Element): void {
  const next = neighbour.nextElementSibling
  if (next && next.hasAttribute(MARK)) next.remove()
  added.setAttribute(MARK, '')
  neighbour.after(added)
}

export function removeAllAdded(): void {
  for (const added of document.querySelectorAll(`[${MARK}]`)) added.remove()
}

/**
 * Says, below the page's contact details, that the page did not load.
 *
 * @param onTryAgain called when the visitor asks for another attempt; null in a browser that is too old
 */
export function showUnsentLink(onTryAgain: (() => void) | null): void {
  const unsent = document.querySelector('[data-unsent]')
  const notice = noticeElement('nothing-done', onTryAgain)
  if (unsent && notice) showAfter(unsent, notice)
}
