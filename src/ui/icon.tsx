import './icon.css'
import type { IconName } from './icon-names.ts'

/** A decorative icon beside a text; hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
