// The outbox's pages work without this script. It reloads the list when the outbox's tab is shown again.

if (location.pathname === '/outbox') {
  // People return from the site's tab to see the latest mail.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') location.reload()
  })
}
