import { Component, type ReactNode } from 'react'

type Props = {
  location: string
  /** @param isFirstView whether the visitor has not gone to another location since the app started */
  fallback: (error: unknown, isFirstView: boolean) => ReactNode
  children: ReactNode
}
type State = { failure: { error: unknown } | null; location: string; firstLocation: string }

/** Shows `fallback` when a page can't be had or shown; another location is a new attempt. */
export class LoadFailureBoundary extends Component<Props, State> {
  override state: State = {
    failure: null,
    location: this.props.location,
    firstLocation: this.props.location,
  }

  static getDerivedStateFromProps({ location }: Props, state: State): Partial<State> | null {
    return location === state.location ? null : { failure: null, location }
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  override render() {
    const { failure, location, firstLocation } = this.state
    return failure
      ? this.props.fallback(failure.error, location === firstLocation)
      : this.props.children
  }
}
