import { type BaseSchemaTypeOptions, defineType, type FieldDefinition } from '@sanity/types'

type ObjectType = {
  readonly name: string
  readonly title: string
  readonly icon: NonNullable<BaseSchemaTypeOptions['icon']>
  readonly fields: FieldDefinition[]
  /** Fields that the Studio shows in lists. */
  readonly previewFields: readonly [title: string, subtitle?: string]
}

export function defineObject({ icon, previewFields: [title, subtitle], ...type }: ObjectType) {
  return defineType({
    ...type,
    type: 'object',
    options: { icon },
    preview: { select: { title, ...(subtitle ? { subtitle } : {}) } },
  })
}
