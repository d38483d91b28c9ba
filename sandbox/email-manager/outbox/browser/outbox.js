// The outbox's pages work without this. It reads the list anew, and fits a message's frame.

const frame = document.querySelector('iframe')

if (location.pathname === '/outbox') {
  // Whoever comes back from the site's tab wants to see its mail.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') location.reload()
  })
}
if (frame) {
  frame.addEventListener('load', fit)
  addEventListener('resize', fit)
  fit()
}

function fit() {
  const page = frame.contentDocument?.documentElement
  if (page) frame.height = String(Math.ceil(page.getBoundingClientRect().height))
}
