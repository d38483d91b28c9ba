/** Bugs to plant in one file, each small, and each of a kind that somebody could write. */
export type MutatedFile = {
  file: string
  /** Tests that are not beside the file under its name: files, folders, or `types` for the compiler. */
  tests?: readonly string[]
  /** What to replace, which the file contains exactly once, and what to replace it by. */
  bugs: readonly (readonly [from: string, to: string])[]
}
