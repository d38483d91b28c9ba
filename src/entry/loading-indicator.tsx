import './loading-indicator.css'
import { Spinner } from '../ui/spinner.tsx'

export function LoadingIndicator() {
  return (
    <output className="loading-indicator">
      <Spinner />
      Loading the page…
    </output>
  )
}
