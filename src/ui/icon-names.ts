/** The Tabler outline icons in the sprite. To use another icon, add its name here. */
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

/** Whether the sprite has an icon of this name, which an editor chose. */
export function isIconName(name: string | null): name is IconName {
  return iconNames.some((known) => known === name)
}
