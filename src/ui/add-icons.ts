import symbols from 'virtual:icon-symbols'

/** Adds all icons to the page's sprite, which at first has only the icons of the prerendered page. */
export function addIcons(): void {
  const sprite = document.querySelector('.icon-sprite')
  if (sprite) sprite.innerHTML = symbols
}
