// The outbox's pages work without this. It reads the list anew when its tab is shown again.

if (location.pathname === '/outbox') {
  // Whoever comes back from the site's tab wants to see its mail.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') location.reload()
  })
}
