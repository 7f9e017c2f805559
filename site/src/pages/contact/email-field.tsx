import { readEmail } from '@noren/contract/enquiry/email-as-typed'
import { useEffect, useRef } from 'react'
import { writeBox } from './enquiry-boxes.ts'
import { TextField } from './field.tsx'

type EmailFieldProps = {
  label: string
  placeholder: string | undefined
  defaultValue: string | undefined
  error: string | undefined
}

/** The e-mail box: once it is left, or Enter is pressed, it shows the address that will be sent. */
export function EmailField(props: EmailFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const show = () => {
      const address = readEmail(element.value)
      // Chromium's `value` may be the address already while other letters stand in the box.
      if (address !== '') writeBox(element, address)
    }
    element.addEventListener('change', show)
    return () => element.removeEventListener('change', show)
  }, [])
  return (
    <TextField
      {...props}
      ref={box}
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
