import './breadcrumb.css'
import { SiteLink } from './site-link.tsx'

/** The parent pages of a page. */
export function Breadcrumb({
  parents,
  current,
}: {
  parents: readonly { to: string; label: string }[]
  current: string
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb__list plain-list">
        {parents.map(({ to, label }) => (
          <li key={to} className="breadcrumb__item">
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li className="breadcrumb__item" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
