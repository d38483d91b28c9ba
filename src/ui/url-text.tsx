import { Fragment } from 'react'

/** Shows a URL without its protocol. Lines may break after each slash. */
export function UrlText({ href }: { href: string }) {
  const { host, pathname, search } = new URL(href)
  const names = `${pathname}${search}`.split('/').filter((name) => name !== '')
  return [host, ...names].map((part, index) => (
    // A part can occur twice, so it is not a unique key. The order never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && '/'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
