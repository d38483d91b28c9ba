import { type BaseSchemaTypeOptions, defineType, type FieldDefinition } from '@sanity/types'

type ObjectType = {
  readonly name: string
  readonly title: string
  readonly icon: NonNullable<BaseSchemaTypeOptions['icon']>
  readonly fields: FieldDefinition[]
  /** The fields that a list shows of it. */
  readonly shows: readonly [title: string, subtitle?: string]
}

/** An object that a list or a block holds. */
export function defineObject({ icon, shows: [title, subtitle], ...type }: ObjectType) {
  return defineType({
    ...type,
    type: 'object',
    options: { icon },
    preview: { select: { title, ...(subtitle ? { subtitle } : {}) } },
  })
}
