import type { KeyboardEvent } from 'react'
import {
  type ArrayOfPrimitivesInputProps,
  type InputProps,
  isArrayOfPrimitivesInputProps,
} from 'sanity'

/** In a list of lines, Enter adds an item, because the site shows line breaks as spaces. */
export function InputWhereEnterAddsLine(props: InputProps) {
  return isListOfLines(props) ? <Lines {...props} /> : props.renderDefault(props)
}

function isListOfLines(props: InputProps): props is ArrayOfPrimitivesInputProps {
  return (
    isArrayOfPrimitivesInputProps(props) && props.schemaType.of.every(({ name }) => name === 'text')
  )
}

function Lines(props: ArrayOfPrimitivesInputProps) {
  const { focusPath, readOnly, onIndexFocus, onInsert, renderDefault } = props

  function addItem(event: KeyboardEvent) {
    const [index] = focusPath
    const isInTextArea = event.target instanceof HTMLTextAreaElement
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!isInTextArea || readOnly || typeof index !== 'number') return
    event.preventDefault()
    onInsert({ items: [''], position: 'after', referenceIndex: index })
    onIndexFocus(index + 1)
  }

  return (
    <div onKeyDown={addItem} role="presentation">
      {renderDefault(props)}
    </div>
  )
}
