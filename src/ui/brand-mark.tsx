/** The mark of a ship's position on a nautical chart. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="14" cy="14" r="9" />
        <path d="M14 1v9M14 18v9M1 14h9M18 14h9" />
      </g>
      <circle cx="14" cy="14" r="2" fill="currentColor" />
    </svg>
  )
}
