/** The brand's mark, the chart symbol of a position fix, as the Studio's icon. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" rx="4" fill="#0b2a43" />
      <g fill="none" stroke="#fff" strokeWidth="2.5">
        <circle cx="16" cy="16" r="8.5" />
        <path d="M16 3v9M16 20v9M3 16h9M20 16h9" />
      </g>
    </svg>
  )
}
