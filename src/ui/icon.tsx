import './icon.css'
import type { IconName } from './icon-names.ts'

/** A decorative icon, hidden from assistive technology: the words beside it must say everything. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
