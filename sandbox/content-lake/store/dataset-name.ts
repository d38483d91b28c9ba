const MAX_LENGTH = 64

/** Why a dataset can't have this name, in the words of `@sanity/cli`, which checks it first; null when it can. */
export function faultInName(name: string): string | null {
  if (name.toLowerCase() !== name) return 'Dataset name must be all lowercase characters'
  if (name.length < 2) return 'Dataset name must be at least two characters long'
  if (name.length > MAX_LENGTH) return `Dataset name must be at most ${MAX_LENGTH} characters`
  if (!/^[a-z0-9]/.test(name)) return 'Dataset name must start with a letter or a number'
  if (!/^[-_a-z0-9]+$/.test(name)) {
    return 'Dataset name must only contain letters, numbers, dashes and underscores'
  }
  if (/[-_]$/.test(name)) return 'Dataset name must not end with a dash or an underscore'
  return null
}
