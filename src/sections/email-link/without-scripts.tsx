import { mailHref } from '../../ui/contact-links.ts'

/** What a visitor without scripts can do: the service is reached by script alone. */
export function WithoutScripts({ supportEmail }: { supportEmail: string | null }) {
  const href = mailHref(supportEmail)
  return (
    <noscript>
      <p>
        This page needs JavaScript to carry out what you asked for. Turn it on and open the link of
        your e-mail again{href ? ', or write to ' : '.'}
        {href && (
          <>
            <a href={href}>{supportEmail}</a>.
          </>
        )}
      </p>
    </noscript>
  )
}
