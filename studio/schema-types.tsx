import type { ComponentType } from 'react'
import type { ObjectDefinition, PreviewConfig, PreviewValue, SchemaTypeDefinition } from 'sanity'
import { schemaTypes } from '../schemas/schema-types.ts'
import { LockedSlugInput } from './inputs/locked-slug-input.tsx'
import { PositionInput } from './inputs/position-input.tsx'
import { RichTextInput } from './inputs/rich-text-input.tsx'
import { SearchPreviewInput } from './inputs/search-preview.tsx'
import { PlaceholderMark, typeIcon } from './desk/icons.tsx'
import { PictureInput } from './uploads/picture-input.tsx'

type Prepare = (value: Record<string, unknown>) => PreviewValue

/** Adds an amber dot to the icon of documents that hold placeholder data. */
function withMark(preview: PreviewConfig, icon: ComponentType): PreviewConfig {
  const { prepare } = preview
  if (!prepare) return preview
  const prepareWithMark: Prepare = (value) => {
    const prepared = prepare(value)
    if (value['isPlaceholder'] !== true || prepared.media) return prepared
    return { ...prepared, media: <PlaceholderMark icon={icon} /> }
  }
  return { ...preview, prepare: prepareWithMark }
}

type Field = NonNullable<ObjectDefinition['fields']>[number]

/** Custom inputs, by the type or the name of their fields. */
const inputs: Readonly<Record<string, unknown>> = {
  slug: LockedSlugInput,
  geopoint: PositionInput,
  image: PictureInput,
  seoDescription: SearchPreviewInput,
}

function withCustomInput(field: Field): Field {
  const input = inputs[field.name === 'seoDescription' ? field.name : field.type]
  return input ? Object.assign({}, field, { components: { input } }) : field
}

/** The content model with icons, marks and inputs, which need React. */
export const studioTypes = schemaTypes.map((type): SchemaTypeDefinition => {
  const icon = type.options?.icon && typeIcon(type.options.icon)
  return Object.assign(
    {},
    type,
    icon ? { icon } : {},
    icon && 'preview' in type && type.preview ? { preview: withMark(type.preview, icon) } : {},
    'fields' in type ? { fields: type.fields.map(withCustomInput) } : {},
    type.name === 'richText' ? { components: { input: RichTextInput } } : {},
  )
})
