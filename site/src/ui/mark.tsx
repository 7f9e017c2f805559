/** The company's seal: a woven wave in a vermilion disc. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="var(--shu)" />
      <path
        d="M5 21a11 11 0 0 1 22 0M9 21a7 7 0 0 1 14 0M13 21a3 3 0 0 1 6 0M8 25h3m2 0h6m2 0h3"
        fill="none"
        stroke="var(--washi)"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </svg>
  )
}
