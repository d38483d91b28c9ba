import {
  PortableText,
  type PortableTextBlock,
  type PortableTextComponents,
} from '@portabletext/react'
import type { ReactNode } from 'react'
import { Prose } from '../../ui/prose.tsx'
import { Link } from 'react-router-dom'

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }) =>
      typeof value?.href === 'string' ? (
        <ProseLink href={value.href}>{children}</ProseLink>
      ) : (
        <>{children}</>
      ),
  },
}

/** Prose from the content lake. */
export function RichText({ value }: { value: PortableTextBlock[] }) {
  if (value.length === 0) return null
  return (
    <Prose>
      <PortableText value={value} components={components} />
    </Prose>
  )
}

function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}
