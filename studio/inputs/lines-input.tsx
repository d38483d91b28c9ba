import type { KeyboardEvent } from 'react'
import {
  type ArrayOfPrimitivesInputProps,
  type InputProps,
  isArrayOfPrimitivesInputProps,
} from 'sanity'

/** In a list of lines, Enter begins the next item, because the site shows line breaks as spaces. */
export function InputWithLines(props: InputProps) {
  return isLines(props) ? <Lines {...props} /> : props.renderDefault(props)
}

function isLines(props: InputProps): props is ArrayOfPrimitivesInputProps {
  return (
    isArrayOfPrimitivesInputProps(props) && props.schemaType.of.every(({ name }) => name === 'text')
  )
}

function Lines(props: ArrayOfPrimitivesInputProps) {
  const { focusPath, readOnly, onIndexFocus, onInsert, renderDefault } = props

  function beginNext(event: KeyboardEvent) {
    const [line] = focusPath
    const isTyped = event.target instanceof HTMLTextAreaElement
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!isTyped || readOnly || typeof line !== 'number') return
    event.preventDefault()
    onInsert({ items: [''], position: 'after', referenceIndex: line })
    onIndexFocus(line + 1)
  }

  return (
    <div onKeyDown={beginNext} role="presentation">
      {renderDefault(props)}
    </div>
  )
}
