import './loading-sign.css'
import { Spinner } from '../ui/spinner.tsx'

/** Stands over the page that is still shown while a link's page takes its time. */
export function LoadingSign() {
  return (
    <output className="loading-sign">
      <Spinner />
      Loading the page…
    </output>
  )
}
