import './header.css'
import { ButtonLink } from '../ui/button.tsx'
import { Link, NavLink } from 'react-router-dom'
import { BrandMark } from '../ui/brand-mark.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { contactLink, mainLinks, quoteLink } from './site-map.ts'

/** Brand and main navigation. Of the two menus one is shown, by the width of the window. */
export function Header({ brandName }: { brandName: string | null }) {
  return (
    <header className="header">
      <div className="header__row container">
        <Link to="/" className="header__brand">
          <BrandMark />
          <span className="header__name">{brandName ?? 'Home'}</span>
        </Link>
        <nav aria-label="Main" className="header__nav">
          <ul className="header__links plain-list">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className="header__link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <CompanyMenu />
            </li>
            <li>
              <NavLink to={contactLink.to} className="header__link">
                {contactLink.label}
              </NavLink>
            </li>
          </ul>
        </nav>
        <div className="header__quote">
          <ButtonLink to={quoteLink.to}>{quoteLink.label}</ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
