import './icon.css'
import type { IconName } from './icon-names.ts'

/** A drawing beside words; assistive technology doesn't hear of it, so the words say it all. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
