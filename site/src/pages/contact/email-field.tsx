import type { EmailFault } from '@noren/contract/enquiry/email-as-typed'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { emailFile, writeBox } from './enquiry-boxes.ts'
import { Field } from './field.tsx'
import { ENQUIRY_WORDS } from './form-fields.ts'

type EmailFieldProps = {
  label: string
  placeholder: string | undefined
  defaultValue: string | undefined
  error: string | undefined
}

/** The e-mail box: once it is left, or Enter is pressed, it shows the address that will be sent. */
export function EmailField({ label, error, ...input }: EmailFieldProps) {
  const words = ENQUIRY_WORDS[useLanguage()]
  const box = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<EmailFault | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const show = () => {
      const reading = emailFile.content()
      if (!reading) {
        load(show)
        return
      }
      const address = reading.readEmail(element.value)
      // Chromium's `value` may be the address already while other letters stand in the box.
      if (address !== '') writeBox(element, address)
      setFault(reading.emailFault(address))
    }
    element.addEventListener('change', show)
    return () => element.removeEventListener('change', show)
  }, [])
  // Beside the error alone: what comes as the box is left would move the button that is being pressed.
  const hint = error && fault && (fault === 'several' ? words.emailSeveral : words.emailCharacters)
  return (
    <Field name="email" label={label} error={error} {...(hint && { hint })}>
      {(tie) => (
        <input
          {...input}
          {...tie}
          ref={box}
          onFocus={() => load()}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}

/** Loads what reads an address; without it the server says what is wrong with one. */
function load(then?: () => void): void {
  emailFile.load().then(then, () => {})
}
