import { Fragment } from 'react'

/** Shows a URL without its protocol and its final slash. Lines may break after each slash. */
export function UrlText({ href }: { href: string }) {
  const { host, pathname, search, hash } = new URL(href)
  const address = `${host}${pathname}${search}${hash}`.replace(/\/$/, '')
  return address.split('/').map((part, index) => (
    // A part can occur twice, so it is not a unique key. The order never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && '/'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
