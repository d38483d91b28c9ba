/** A patch that can't be applied; the message says why. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
}
