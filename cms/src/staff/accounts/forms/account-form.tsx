import type { ReactNode, RefObject } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'

type Props = {
  place: RefObject<HTMLFormElement | null>
  isSending: boolean
  /** What its button, or Enter, does, and what the button says. */
  run: () => Promise<void>
  action: string
  /** Whether the form is all that the page shows. */
  isAlone?: boolean
  children: ReactNode
}

/** The frame of a form about an account, which says itself what is wrong with its boxes; and its button. */
export function AccountForm({ place, isSending, run, action, isAlone = true, children }: Props) {
  return (
    <form
      className="desk-account"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
      ref={place}
    >
      {children}
      <DeskButton disabled={isSending} isMain {...(isAlone && { size: 'large' })} type="submit">
        {action}
      </DeskButton>
    </form>
  )
}
