/** What any unknown path shows: the frame around next to nothing (specification section 2, route table). */
import type { Page } from '../page.ts'
import { Link } from 'react-router-dom'
import { frameQuery } from '../../content/frame-query.ts'
import type { SiteHref } from '../../routes.ts'
import { telHref } from '../../text/contact-links.ts'
import { Neatline } from '../../ui/neatline.tsx'
import { BlankChart } from './blank-chart.tsx'
import './empty.css'

const WAYS: { to: SiteHref; name: string }[] = [
  { to: '/', name: 'Home' },
  { to: '/port-call-compliance', name: 'Pre-arrival letter' },
  { to: '/fleet-retainer', name: 'Fleet retainer' },
  { to: '/response/salvage-osr', name: 'Salvage' },
  { to: '/contact', name: 'Contact' },
]

export const page: Page = {
  query: frameQuery,
  head: () => ({ title: null, description: null }),
  Component: ({ content: { frame } }) => {
    const { emergencyPhone } = frame.settings
    const tel = telHref(emergencyPhone)
    return (
      <div className="empty-page">
        <BlankChart />
        <div className="container empty-page__layout">
          <Neatline className="empty-page__block">
            <div className="empty-page__title">
              <h1>No page at this address</h1>
              <p>
                {tel && (
                  <span className="empty-page__way">
                    <a href={tel}>Call 24/7 {emergencyPhone}</a> ·{' '}
                  </span>
                )}
                {WAYS.map(({ to, name }, index) => (
                  <span key={to} className="empty-page__way">
                    <Link to={to}>{name}</Link>
                    {index < WAYS.length - 1 && ' · '}
                  </span>
                ))}
              </p>
            </div>
          </Neatline>
        </div>
      </div>
    )
  },
}
