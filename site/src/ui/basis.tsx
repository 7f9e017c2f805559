import styles from './basis.module.css'
import { classes } from './classes.ts'

type BasisProps = { text: string | undefined; className?: string | undefined }

/** Small print below numbers and claims: their source and date. */
export function Basis({ text, className }: BasisProps) {
  if (!text) return null
  return <p className={classes(styles.basis, className)}>{text}</p>
}
