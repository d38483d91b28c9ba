import './loading-sign.css'
import { Spinner } from '../ui/spinner.tsx'

export function LoadingSign() {
  return (
    <output className="loading-sign">
      <Spinner />
      Loading the page…
    </output>
  )
}
