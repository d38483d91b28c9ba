import symbols from 'virtual:icon-symbols'

/** Adds all icons to the sprite of the page, which has only those of the prerendered page. */
export function addIcons(): void {
  const sprite = document.querySelector('.icon-sprite')
  if (sprite) sprite.innerHTML = symbols
}
