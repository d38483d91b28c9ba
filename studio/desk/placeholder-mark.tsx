import type { ComponentType } from 'react'

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
