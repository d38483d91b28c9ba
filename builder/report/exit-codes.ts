/** Exit code of a build that has put everything in place but what its notices name. */
export const KEPT_BACK = 2
