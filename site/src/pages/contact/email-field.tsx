import type { EmailFault } from '@noren/contract/enquiry/email-as-typed'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { typingFile, writeField } from './enquiry-fields.ts'
import { Field } from './field.tsx'

type EmailFieldProps = {
  label: string
  placeholder: string | undefined
  defaultValue: string | undefined
  error: string | undefined
}

/** The email field: when it loses focus, or on Enter, it shows the address that will be sent. */
export function EmailField({ label, error, ...input }: EmailFieldProps) {
  const language = useLanguage()
  const fieldRef = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<EmailFault | null>(null)
  useEffect(() => {
    const element = fieldRef.current
    if (!element) return
    const show = () => {
      const reading = typingFile.content()
      if (!reading) {
        load(show)
        return
      }
      const address = reading.readEmail(element.value)
      // Chromium's `value` may already be the address while the field still shows other characters.
      if (address !== '') writeField(element, address)
      setFault(reading.emailFault(address))
    }
    element.addEventListener('change', show)
    return () => element.removeEventListener('change', show)
  }, [])
  // Only with the error: a hint that appears on blur would move the button just as it is being
  // pressed.
  const hint = error && fault && typingFile.content()?.TYPING_WORDS[language][fault]
  return (
    <Field name="email" label={label} error={error} {...(hint && { hint })}>
      {(tie) => (
        <input
          {...input}
          {...tie}
          ref={fieldRef}
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

/** Loads the code that reads addresses; without it the server says what is wrong with one. */
function load(then?: () => void): void {
  typingFile.load().then(then, () => {})
}
