import { Icon } from '@sanity/icons'
import { Component, type ComponentType } from 'react'
import type { DeskLine } from '../../schemas/desk-place.ts'

type IconName = NonNullable<DeskLine['icon']>

const known = new Map<IconName, ComponentType>()

/**
 * The icon of a name in `@sanity/icons`, whose script is loaded when it is first shown. Memoized, since React
 * compares components by identity.
 */
export function typeIcon(name: IconName): ComponentType {
  const component = known.get(name) ?? (() => <NamedIcon name={name} />)
  known.set(name, component)
  return component
}

/** Shows nothing when the icon's script can't be loaded, and leaves the list around it as it is. */
class NamedIcon extends Component<{ readonly name: IconName }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : <Icon symbol={this.props.name} />
  }
}
