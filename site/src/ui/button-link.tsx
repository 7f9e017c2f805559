import type { ReactNode } from 'react'
import styles from './button-link.module.css'
import { classes } from './classes.ts'

type Properties = {
  to: string
  /** `solid` on paper (default), `quiet` outlined on paper, `light` outlined on indigo or a picture. */
  tone?: 'solid' | 'quiet' | 'light'
  /** Whether it leads to another company's site, which then opens beside this one. */
  isElsewhere?: boolean
  lang?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A link that looks like a button. Content that gives it no words has no button. */
export function ButtonLink({
  to,
  tone = 'solid',
  isElsewhere,
  lang,
  className,
  children,
}: Properties) {
  if (!children) return null
  return (
    <a
      href={to}
      lang={lang}
      className={classes(styles.button, styles[tone], className)}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  )
}
