/** Pixels of a share picture, as the networks ask for. */
export const SIZE = { width: 1200, height: 630 }
