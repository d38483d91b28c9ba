import './loading.css'
import { Spinner } from '../../ui/spinner.tsx'

export function Loading() {
  return (
    <p className="preferences-loading">
      <Spinner />
      Loading your preferences…
    </p>
  )
}
