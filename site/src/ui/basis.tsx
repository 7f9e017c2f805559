import styles from './basis.module.css'

type BasisProps = { text: string | undefined; className?: string | undefined }

/** Small print below figures and claims: what they rest on, and of which date. */
export function Basis({ text, className }: BasisProps) {
  if (!text) return null
  return <p className={className ? `${styles.basis} ${className}` : styles.basis}>{text}</p>
}
