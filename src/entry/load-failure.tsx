import { useEffect, useState, Component, Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { reloadPage } from './reload-page.ts'
import { keepForms } from './keep-forms.ts'

/**
 * Shown instead of a page that throws, does not exist or can't be loaded. If the site answers, the browser reloads the
 * page, and so shows its prerendered version.
 *
 * @param shouldReload false for the first view, which the browser has just loaded
 */
export function LoadFailure({ shouldReload }: { shouldReload: boolean }) {
  const { pathname } = useLocation()
  const [isReloading, setReloading] = useState(shouldReload)

  useEffect(() => {
    if (!shouldReload) return undefined
    let isShown = true
    const reload = async () => {
      const siteAnswers = await reloadPage(() => isShown)
      if (!siteAnswers) setReloading(false)
    }
    void reload()
    return () => {
      isShown = false
    }
  }, [shouldReload])

  if (isReloading)
    return (
      <div className="container">
        <output>Loading the page…</output>
      </div>
    )
  return (
    <div className="container" role="alert">
      <h1>This page could not be loaded</h1>
      {shouldReload && <p>The site is not responding. It may be down, or you may be offline.</p>}
      <p>The phone, WhatsApp and email links on this page still work.</p>
      <p>
        <a href={pathname}>Try again</a>
      </p>
    </div>
  )
}

type Props = {
  location: string
  /** @param isFirstView whether the visitor is at the location where the app started */
  fallback: (error: unknown, isFirstView: boolean) => ReactNode
  children: ReactNode
}
type State = {
  failure: { error: unknown } | null
  location: string
  firstLocation: string
  /** How often the page was rendered again at this location, with new elements. */
  rerenders: number
}

/** A page that fails this often at one location has a bug. */
const MAX_RERENDERS = 10

/**
 * Shows `fallback` when a page throws or can't be loaded. A new location clears the failure. If a translator or an
 * extension has replaced nodes that React was about to change, the page is rendered again and keeps what was typed.
 */
export class LoadFailureBoundary extends Component<Props, State> {
  override state: State = {
    failure: null,
    location: this.props.location,
    firstLocation: this.props.location,
    rerenders: 0,
  }

  static getDerivedStateFromProps({ location }: Props, state: State): Partial<State> | null {
    if (location !== state.location) return { failure: null, location, rerenders: 0 }
    return state.failure?.error instanceof DOMException && state.rerenders < MAX_RERENDERS
      ? { failure: null, rerenders: state.rerenders + 1 }
      : null
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  override getSnapshotBeforeUpdate(_: Props, { rerenders }: State): (() => void) | null {
    return rerenders < this.state.rerenders ? keepForms(document.body) : null
  }

  override componentDidUpdate(_: Props, __: State, restoreFocus: (() => void) | null): void {
    restoreFocus?.()
  }

  override render() {
    const { failure, location, firstLocation, rerenders } = this.state
    if (failure) return this.props.fallback(failure.error, location === firstLocation)
    return <Fragment key={rerenders}>{this.props.children}</Fragment>
  }
}
