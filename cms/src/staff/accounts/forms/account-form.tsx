import type { ReactNode, RefObject } from 'react'

type Props = {
  place: RefObject<HTMLFormElement | null>
  /** What its button, or Enter, does. */
  run: () => Promise<void>
  isSignIn?: boolean
  children: ReactNode
}

/** The frame of a form about an account, which says itself what is wrong with its boxes. */
export function AccountForm({ place, run, isSignIn = false, children }: Props) {
  return (
    <form
      className={isSignIn ? 'desk-account login__form' : 'desk-account'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
      ref={place}
    >
      {children}
    </form>
  )
}
