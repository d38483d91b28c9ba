import { useLocation } from 'react-router-dom'

/** What a visitor sees when neither the lake nor the build's snapshot of a page can be reached. */
export function LoadFailure() {
  const { pathname } = useLocation()
  return (
    <div className="container" role="alert">
      <h1>This page could not be loaded</h1>
      <p>
        Your connection may be down. The phone, WhatsApp and e-mail links on this page still work.
      </p>
      <p>
        <a href={pathname}>Try again</a>
      </p>
    </div>
  )
}
