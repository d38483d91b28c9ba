import { Component, Fragment, type ReactNode } from 'react'
import { keepForms } from './keep-forms.ts'

type Props = {
  location: string
  /** @param isFirstView whether the visitor has not gone to another location since the app started */
  fallback: (error: unknown, isFirstView: boolean) => ReactNode
  children: ReactNode
}
type State = {
  failure: { error: unknown } | null
  location: string
  firstLocation: string
  /** How often the page was rendered anew at this location. */
  renewals: number
}

/** A page that fails this often at one location has a fault of its own. */
const MAX_RENEWALS = 10

/**
 * Shows `fallback` when a page can't be had or shown; another location is a new attempt. Where a translator or an
 * extension has replaced nodes that React was about to change, the page is rendered anew, with what was typed.
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
