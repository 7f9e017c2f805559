/** Shop curtain: three panels hung from a rod. */
export function Icon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M1 4h22v1.6H1zM3 7h5.4v12.5L3 18.4zM9.3 7h5.4v13H9.3zM15.6 7H21v11.4l-5.4 1.1z" />
    </svg>
  )
}

/** Name of the desk on the sign-in page. */
export function Logo() {
  return (
    <span className="desk-logo">
      <Icon />
      Noren
    </span>
  )
}
