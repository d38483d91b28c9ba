import { Icon as SanityIcon } from '@sanity/icons'
import { Component, type ComponentType } from 'react'
import type { DeskLine } from '../../schemas/desk-place.ts'

/** The brand's mark, the chart symbol of a position fix, as the Studio's icon. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="4" fill="#0b2a43" />
      <g fill="none" stroke="#fff" strokeWidth="2.5">
        <circle cx="16" cy="16" r="8.5" />
        <path d="M16 3v9M16 20v9M3 16h9M20 16h9" />
      </g>
    </svg>
  )
}

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
    return this.state.hasFailed ? null : <SanityIcon symbol={this.props.name} />
  }
}

const SIZE = '0.45em'

/** A type's icon with an amber dot: the document still holds placeholder data. */
export function PlaceholderMark({ icon: Icon }: { readonly icon: ComponentType }) {
  return (
    <span title="Placeholder" style={{ position: 'relative', display: 'inline-flex' }}>
      <Icon />
      <span
        style={{
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          inlineSize: SIZE,
          blockSize: SIZE,
          borderRadius: '50%',
          background: 'var(--card-badge-caution-dot-color, #e3a008)',
        }}
      />
    </span>
  )
}
