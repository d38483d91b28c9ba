/** The mobile breakpoint (specification section 9). */
const WIDE_SCREEN = '(min-width: 768px)'

/**
 * Closes the header's menus (`<details data-menu>`) on a click or focus elsewhere, on Escape, on choosing an item, and
 * at the breakpoint, where one menu replaces the other. This works before the app runs.
 */
export function autoCloseMenus(): void {
  addEventListener('pointerdown', ({ target }) => closeUnless((menu) => contains(menu, target)))
  addEventListener('focusin', ({ target }) => closeUnless((menu) => contains(menu, target)))
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-menu] a')) closeUnless(() => false)
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      const summary = menu.querySelector('summary')
      if (summary && menu.contains(document.activeElement)) summary.focus()
    }
  })
  const isWide = matchMedia(WIDE_SCREEN)
  isWide.addEventListener('change', () => closeUnless(() => false))
}

function closeUnless(shouldStay: (menu: HTMLElement) => boolean): void {
  for (const menu of openMenus()) if (!shouldStay(menu)) menu.open = false
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('[data-menu][open]')
}

function contains(menu: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target)
}
