import { isWithoutZero, lacksDigit, normalizePhone } from '@noren/contract/enquiry/phone'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { typingFile } from './enquiry-fields.ts'
import styles from './field.module.css'
import { Field } from './field.tsx'
import { ENQUIRY_WORDS } from './form-fields.ts'
import { listenToPhone } from './phone-input.ts'

type PhoneFieldProps = {
  label: string
  placeholder: string | undefined
  defaultValue: string | undefined
  error: string | undefined
  /** Below the box. */
  children?: ReactNode
}

/** What the field holds, and whether something was just left out of it. */
type Shown = { value: string; refused: boolean }

/**
 * The phone field: ten characters, normalized as they are typed (readings A20). It has no
 * `maxlength`: that would cut pasted, autofilled or typed text before any code sees it. Without the
 * script the server normalizes the number.
 */
export function PhoneField({ label, error, children, ...input }: PhoneFieldProps) {
  const language = useLanguage()
  const words = ENQUIRY_WORDS[language]
  const fieldRef = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<Shown>({
    value: normalizePhone(input.defaultValue ?? ''),
    refused: false,
  })
  useLayoutEffect(
    () => (fieldRef.current ? listenToPhone(fieldRef.current, setShown) : undefined),
    [],
  )

  const isMobile = isWithoutZero(shown.value)
  const hint = shown.refused
    ? (typingFile.content()?.TYPING_WORDS[language].phoneFull ?? '')
    : lacksDigit(shown.value)
      ? words.phoneShort
      : isMobile
        ? words.phoneMobile
        : ''
  return (
    <Field name="phone" label={label} error={error} hint={hint} note={children}>
      {(tie) => (
        <div className={styles.phone} data-mobile={isMobile}>
          <span aria-hidden="true">+81</span>
          <input
            {...input}
            {...tie}
            ref={fieldRef}
            onFocus={() => {
              typingFile.load().then(
                () => setShown((now) => ({ ...now })),
                () => {},
              )
            }}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        </div>
      )}
    </Field>
  )
}
