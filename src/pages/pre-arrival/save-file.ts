/** Milliseconds until the object URL is revoked; a browser may start to save late. */
const REVOKE_AFTER = 60_000

/** Has the browser save a PDF that was made on the page. */
export function saveFile(name: string, pdf: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
