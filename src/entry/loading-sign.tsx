import './loading-sign.css'
import { Spinner } from '../ui/spinner.tsx'

/** Shown over the previous page while the next one loads. */
export function LoadingSign() {
  return (
    <output className="loading-sign">
      <Spinner />
      Loading the page…
    </output>
  )
}
