import { useEffect, useState, Component, Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { reloadPage } from './reload-page.ts'
import { keepForms } from './keep-forms.ts'

/**
 * Replaces a page that throws, does not exist or can't be loaded. If the site answers, the page is reloaded, which
 * shows its prerendered version.
 *
 * @param reloads false for the first view, which has just been loaded
 */
export function LoadFailure({ reloads }: { reloads: boolean }) {
  const { pathname } = useLocation()
  const [isReloading, setReloading] = useState(reloads)

  useEffect(() => {
    if (!reloads) return undefined
    let isShown = true
    const reload = async () => {
      const answers = await reloadPage(() => isShown)
      if (!answers) setReloading(false)
    }
    void reload()
    return () => {
      isShown = false
    }
  }, [reloads])

  if (isReloading)
    return (
      <div className="container">
        <output>Loading the page…</output>
      </div>
    )
  return (
    <div className="container" role="alert">
      <h1>This page could not be loaded</h1>
      {reloads && <p>The site is not responding. It may be down, or you may be offline.</p>}
      <p>The phone, WhatsApp and email links on this page still work.</p>
      <p>
        <a href={pathname}>Try again</a>
      </p>
    </div>
  )
}

type Props = {
  location: string
  /** @param isFirstView whether the visitor is still at the location where the app started */
  fallback: (error: unknown, isFirstView: boolean) => ReactNode
  children: ReactNode
}
type State = {
  failure: { error: unknown } | null
  location: string
  firstLocation: string
  /** How often the page was rendered again at this location. */
  renewals: number
}

/** A page that fails this often at one location has a bug. */
const MAX_RENEWALS = 10

/**
 * Shows `fallback` when a page throws or can't be loaded. A new location is a new attempt. If a translator or an
 * extension has replaced nodes that React was about to change, the page is rendered again and keeps what was typed.
 */
export class LoadFailureBoundary extends Component<Props, State> {
  override state: State = {
    failure: null,
    location: this.props.location,
    firstLocation: this.props.location,
    renewals: 0,
  }

  static getDerivedStateFromProps({ location }: Props, state: State): Partial<State> | null {
    if (location !== state.location) return { failure: null, location, renewals: 0 }
    return state.failure?.error instanceof DOMException && state.renewals < MAX_RENEWALS
      ? { failure: null, renewals: state.renewals + 1 }
      : null
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  override getSnapshotBeforeUpdate(_: Props, { renewals }: State): (() => void) | null {
    return renewals < this.state.renewals ? keepForms(document.body) : null
  }

  override componentDidUpdate(_: Props, __: State, restoreFocus: (() => void) | null): void {
    restoreFocus?.()
  }

  override render() {
    const { failure, location, firstLocation, renewals } = this.state
    if (failure) return this.props.fallback(failure.error, location === firstLocation)
    return <Fragment key={renewals}>{this.props.children}</Fragment>
  }
}
