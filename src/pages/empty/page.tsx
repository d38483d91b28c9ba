/** What any unknown path shows: the frame around next to nothing (specification section 2, route table). */
import type { Page } from '../page.ts'
import { Link } from 'react-router-dom'
import { frameQuery } from '../../content/frame-query.ts'
import { telHref } from '../../text/contact-links.ts'
import { Neatline } from '../../ui/neatline.tsx'
import { BlankChart } from './blank-chart.tsx'
import './empty.css'

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
                  <>
                    <a href={tel}>Call 24/7 {emergencyPhone}</a> ·{' '}
                  </>
                )}
                <Link to="/">Home</Link> ·{' '}
                <Link to="/port-call-compliance">Pre-arrival letter</Link> ·{' '}
                <Link to="/fleet-retainer">Fleet retainer</Link> ·{' '}
                <Link to="/response/salvage-osr">Salvage</Link> · <Link to="/contact">Contact</Link>
              </p>
            </div>
          </Neatline>
        </div>
      </div>
    )
  },
}
