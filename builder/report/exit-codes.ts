/** Exit code of a build that has succeeded except for what its notices name. */
export const KEPT_BACK = 2
