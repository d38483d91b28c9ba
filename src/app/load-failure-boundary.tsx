import { Component, type ReactNode } from 'react'
import { forgetFailedLoads } from './loaded-pages.ts'

type Props = { fallback: ReactNode; location: string; children: ReactNode }
type State = { failed: boolean; location: string }

/** Shows `fallback` when a page's code or content can't be had; another location is a new attempt. */
export class LoadFailureBoundary extends Component<Props, State> {
  override state: State = { failed: false, location: this.props.location }

  static getDerivedStateFromProps({ location }: Props, state: State): State {
    return location === state.location ? state : { failed: false, location }
  }

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true }
  }

  override componentDidCatch() {
    forgetFailedLoads()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
