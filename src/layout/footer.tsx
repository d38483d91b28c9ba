import type { ReactNode } from 'react'
import '../ui/section.css'
import './footer.css'
import type { FrameContent } from '../content/frame.ts'
import { allPortsLink } from '../sections/port-links/all-ports.ts'
import { Link } from 'react-router-dom'
import { BrandMark } from '../ui/brand-mark.tsx'
import { pdfLink } from '../sections/download/pdf-link.ts'
import { Newsletter } from '../features/newsletter/newsletter.tsx'
import { footerLinks, type MenuLink } from './menu-links.ts'

/**
 * Brand, newsletter, links and legal line below every page.
 *
 * @param year copyright year; null leaves it out
 */
export function Footer({ frame, year }: { frame: FrameContent; year: number | null }) {
  const {
    brandName,
    tagline,
    supportEmail,
    officeLocation,
    notInsurerNotice,
    newsletterDataNotice,
    footer,
    newsletter,
  } = frame.settings
  const { services, resources } = footerLinks(frame.settings)
  const ports = frame.ports.map(({ name, slug }): MenuLink => ({
    to: `/ports/${slug}`,
    label: name,
  }))
  const allPorts = allPortsLink(frame.portCount)
  return (
    <footer className="footer section--navy">
      <div className="footer__columns container">
        <div className="footer__brand stack-8">
          {brandName && (
            <p className="footer__name">
              <BrandMark />
              {brandName}
            </p>
          )}
          {tagline && <p>{tagline}</p>}
          {officeLocation && (
            <address>
              {footer.office} {officeLocation}
            </address>
          )}
          <Newsletter
            labels={newsletter}
            supportEmail={supportEmail}
            dataNotice={newsletterDataNotice}
          />
        </div>
        <LinkColumn name="services" heading={footer.services} links={services} />
        <LinkColumn
          name="ports"
          heading={footer.ports}
          links={allPorts ? [...ports, allPorts] : ports}
        />
        <LinkColumn name="resources" heading={footer.resources} links={resources}>
          <FooterDownloads labels={footer} />
        </LinkColumn>
      </div>
      <div className="footer__legal stack-8 container">
        {notInsurerNotice && <p>{notInsurerNotice}</p>}
        <div className="footer__last-row">
          {brandName && (
            <p>
              © {year} {brandName}
            </p>
          )}
          <ThemeSwitch labels={footer} />
        </div>
      </div>
    </footer>
  )
}

function LinkColumn({
  name,
  heading,
  links,
  children,
}: {
  name: string
  heading: string
  links: readonly MenuLink[]
  children?: ReactNode
}) {
  if (links.length === 0) return null
  const headingId = `footer-${name}`
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="footer__heading">
        {heading}
      </h2>
      <ul className="plain-list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="footer__link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  )
}

/** Links to the two PDFs that every page offers (specification section 2). */
function FooterDownloads({ labels }: { labels: FrameContent['settings']['footer'] }) {
  return (
    <ul className="footer__downloads plain-list">
      <li>
        <a {...pdfLink('complianceSummary')} className="footer__link">
          {labels.complianceSummary}
        </a>
      </li>
      <li>
        <a {...pdfLink('financialSecurityEvidence')} className="footer__link">
          {labels.evidencePack}
        </a>
      </li>
    </ul>
  )
}

/**
 * Switches between the day and the night palette. The boot script handles its clicks (src/entry/boot/clicks.ts). The
 * stylesheet hides one of the two labels, so that the page's markup is the same for every visitor.
 */
function ThemeSwitch({ labels }: { labels: FrameContent['settings']['footer'] }) {
  return (
    <button type="button" className="theme-switch" data-do="switch-theme">
      <span className="theme-switch__night-label">{labels.nightPalette}</span>
      <span className="theme-switch__day-label">{labels.dayPalette}</span>
    </button>
  )
}
