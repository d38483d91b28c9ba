/** Says why nothing is done without scripts: only they call the service. */
export function LinkWithoutScripts() {
  return (
    <noscript>
      <p>
        This page needs JavaScript to carry out what you asked for. Turn it on and open the link of
        your email again, or use one of the other ways above.
      </p>
    </noscript>
  )
}
