import { Icon as SanityIcon } from '@sanity/icons'
import { Component, type ComponentType } from 'react'
import type { DeskEntry } from '../../schemas/desk-place.ts'

/** The Studio's icon: the brand's mark, the chart symbol of a position fix. */
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

type IconName = NonNullable<DeskEntry['icon']>

const iconComponents = new Map<IconName, ComponentType>()

/** An icon of `@sanity/icons`, loaded when first shown. Memoized, because React compares components by identity. */
export function typeIcon(name: IconName): ComponentType {
  const component = iconComponents.get(name) ?? (() => <NamedIcon name={name} />)
  iconComponents.set(name, component)
  return component
}

/** Error boundary: if the icon's script can't be loaded, the list is still shown. */
class NamedIcon extends Component<{ readonly name: IconName }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : <SanityIcon symbol={this.props.name} />
  }
}

const DOT_SIZE = '0.45em'

/** A type's icon with an amber dot, for documents with placeholder data. */
export function PlaceholderMark({ icon: Icon }: { readonly icon: ComponentType }) {
  return (
    <span title="Placeholder" style={{ position: 'relative', display: 'inline-flex' }}>
      <Icon />
      <span
        style={{
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          inlineSize: DOT_SIZE,
          blockSize: DOT_SIZE,
          borderRadius: '50%',
          background: 'var(--card-badge-caution-dot-color, #e3a008)',
        }}
      />
    </span>
  )
}
