import {
  Button,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormProcessing,
} from '@payloadcms/ui'
import { type ComponentProps, useEffect, useState } from 'react'

type OnceSaved<Choice> = {
  press: (choice: Choice) => void
  /** Pressed, but a save is still on its way. */
  isWaiting: boolean
}

/**
 * Does what was pressed as soon as no save is on its way. An autosave may begin at any moment, between the
 * two halves of a press too; Payload's own buttons ignore it then.
 * @param act gets what was chosen with the press
 */
export function useOnceSaved<Choice>(act: (choice: Choice) => void): OnceSaved<Choice> {
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing()
  const [pressed, setPressed] = useState<{ choice: Choice } | null>(null)

  useEffect(() => {
    if (!pressed || isProcessing || isSaving) return
    setPressed(null)
    act(pressed.choice)
  }, [pressed, isProcessing, isSaving, act])

  return { press: (choice) => setPressed({ choice }), isWaiting: pressed !== null }
}

/** A button of a form that can be pressed as soon as the form is there, also while a save is on its way. */
export function FormButton({ disabled = false, ...given }: ComponentProps<typeof Button>) {
  const isInitializing = useFormInitializing()
  return (
    <div className="form-submit">
      <Button {...given} disabled={disabled || isInitializing} />
    </div>
  )
}
