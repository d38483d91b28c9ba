import { asList, isObject } from '../evaluate/values.ts'
import { ofValues, type FunctionFamily } from './function.ts'

export const portableTextFunctions: FunctionFamily = {
  'pt::text': ofValues((value) => {
    const list = asList(value)
    if (!list) return blockText(value)
    const texts = blockTexts(list)
    return texts.length === 0 ? null : texts.join('\n\n')
  }),
}

function blockTexts(list: readonly unknown[]): string[] {
  return list.flatMap((item) => {
    const nested = asList(item)
    return nested ? blockTexts(nested) : (blockText(item) ?? [])
  })
}

/** The text of a block's spans; null for anything but a block. */
function blockText(value: unknown): string | null {
  if (!isObject(value) || typeof value['_type'] !== 'string') return null
  const texts = asList(value['children'])?.map((child) =>
    isObject(child) && child['_type'] === 'span' && typeof child['text'] === 'string'
      ? child['text']
      : '',
  )
  return texts?.join('') ?? null
}
