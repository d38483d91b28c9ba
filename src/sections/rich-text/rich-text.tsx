import {
  PortableText,
  type PortableTextBlock,
  type PortableTextComponents,
} from '@portabletext/react'
import { Children, type ReactNode } from 'react'
import { AnnotatedText } from '../../ui/text.tsx'
import '../../ui/text.css'
import { Link } from 'react-router-dom'

const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p>{annotated(children)}</p>,
  },
  listItem: ({ children }) => <li>{annotated(children)}</li>,
  marks: {
    link: ({ value, children }) =>
      typeof value?.href === 'string' ? (
        <ProseLink href={value.href}>{children}</ProseLink>
      ) : (
        <>{children}</>
      ),
  },
}

/** Applies `AnnotatedText` to plain text in a paragraph or list item. Links, strong and emphasis stay unchanged. */
function annotated(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <AnnotatedText text={child} /> : child,
  )
}

export function RichText({ value }: { value: PortableTextBlock[] }) {
  if (value.length === 0) return null
  return (
    <div className="prose stack-16">
      <PortableText value={value} components={components} />
    </div>
  )
}

function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}
