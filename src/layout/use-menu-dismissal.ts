import { useEffect, type RefObject } from 'react'

/** The specification's mobile breakpoint (specification section 9). */
const wideScreen = '(min-width: 768px)'

/**
 * Closes a `<details>` menu on a click or focus elsewhere, on Escape, on choosing an item, and when the
 * window becomes wide or narrow, which shows the other menu. Its summary opens and closes it natively,
 * before any script runs.
 */
export function useMenuDismissal(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => (ref.current ? addDismissal(ref.current) : undefined), [ref])
}

/** @returns removes the listeners */
function addDismissal(menu: HTMLDetailsElement): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const close = () => {
    menu.open = false
  }
  const closeUnlessWithin = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) close()
  }

  document.addEventListener('pointerdown', ({ target }) => closeUnlessWithin(target), { signal })
  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessWithin(relatedTarget), {
    signal,
  })
  menu.addEventListener('click', ({ target }) => isInLink(target) && close(), { signal })
  matchMedia(wideScreen).addEventListener('change', close, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeOnEscape(menu), {
    signal,
  })
  return () => listeners.abort()
}

/** Closes the menu, and moves focus that was in it to its summary. */
function closeOnEscape(menu: HTMLDetailsElement) {
  const hadFocus = menu.open && menu.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector('summary')?.focus()
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}
