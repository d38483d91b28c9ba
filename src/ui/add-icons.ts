import symbols from 'virtual:icon-symbols'

/** Adds the drawings of all icons to the sprite of the page, which has those that it came with. */
export function addIcons(): void {
  const sprite = document.querySelector('.icon-sprite')
  if (sprite) sprite.innerHTML = symbols
}
