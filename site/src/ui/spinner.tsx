import styles from './spinner.module.css'

/** Shows that something is loading; `label` says what to visitors who cannot see it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <svg
        viewBox="0 0 64 32"
        width="64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M2 30a30 30 0 0 1 60 0M12 30a20 20 0 0 1 40 0M22 30a10 10 0 0 1 20 0" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
