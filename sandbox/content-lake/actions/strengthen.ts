import { isJsonObject } from '../json.ts'

/**
 * Prepares references for publication: one that was weak only because its target didn't exist yet
 * (`_strengthenOnPublish`) becomes strong, unless the schema says that it is to stay weak.
 */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isJsonObject(value)) return value
  const { _strengthenOnPublish: strengthen, ...rest } = value
  if (typeof value['_ref'] === 'string' && strengthen !== undefined) {
    const { _weak: weak, ...strong } = rest
    return isJsonObject(strengthen) && strengthen['weak'] === true
      ? { ...strong, _weak: weak }
      : strong
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, strengthenReferences(item)]),
  )
}
