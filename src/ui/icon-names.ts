/** The Tabler outline icons that the sprite holds; add a name here to use one more. */
export const iconNames = [
  'alert-triangle',
  'anchor',
  'arrow-right',
  'brand-whatsapp',
  'check',
  'chevron-down',
  'circle-check',
  'clock',
  'external-link',
  'file-certificate',
  'file-download',
  'info-circle',
  'lifebuoy',
  'mail',
  'map-pin',
  'menu-2',
  'phone-call',
  'printer',
  'shield-check',
  'ship',
  'x',
] as const

export type IconName = (typeof iconNames)[number]

/** Whether a name that an editor chose is drawn in the sprite. */
export function isIconName(name: string | null): name is IconName {
  return iconNames.some((known) => known === name)
}
