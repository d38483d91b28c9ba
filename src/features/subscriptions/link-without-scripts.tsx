/** Why what was asked for is not done: the service is reached by script alone. */
export function LinkWithoutScripts() {
  return (
    <noscript>
      <p>
        This page needs JavaScript to carry out what you asked for. Turn it on and open the link of
        your e-mail again, or use one of the other ways above.
      </p>
    </noscript>
  )
}
