import { Address } from '../../ui/address.tsx'
import { Icon } from '../../ui/icon.tsx'
import './references.css'
import type { FinancialSecurityContent } from './query.ts'

/** Public registers in which a reader can verify what is issued. */
export function References({
  items,
}: {
  items: FinancialSecurityContent['page']['links']['items']
}) {
  return (
    <ul className="references plain-list">
      {items.map(({ _key, label, href, note }) => (
        <li key={_key} className="references__item">
          {href === null ? (
            <p className="references__label">{label}</p>
          ) : (
            <a className="references__label" href={href}>
              {label} <Icon name="external-link" />
            </a>
          )}
          {href && (
            <p className="references__host">
              <Address href={href} />
            </p>
          )}
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  )
}
