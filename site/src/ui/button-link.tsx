import type { ReactNode } from 'react'
import styles from './button-link.module.css'
import { classes } from './classes.ts'

type Properties = {
  to: string
  /** `solid` on paper (default), `quiet` outlined on paper, `light` outlined on indigo or a picture. */
  tone?: 'solid' | 'quiet' | 'light'
  lang?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ to, tone = 'solid', lang, className, children }: Properties) {
  return (
    <a href={to} lang={lang} className={classes(styles.button, styles[tone], className)}>
      {children}
    </a>
  )
}
