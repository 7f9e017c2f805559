import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../../base/words.ts'
import { isOfLength, PASSWORD_RULE } from '../password-rule.ts'
import type { Typed } from '../use-account-call.ts'
import { Box } from './box.tsx'

type Props = {
  refused: Typed
  /** Of boxes inside another form: none. */
  form?: ''
}

/** The two boxes for a new password, with the rule below the first. */
export function NewPassword({ refused, form }: Props) {
  const { i18n, t } = useTranslation()
  const both = { autoComplete: 'new-password', form, required: true, type: 'password' }
  return (
    <>
      <Box
        {...both}
        help={say({ i18n }, PASSWORD_RULE)}
        label={t('authentication:newPassword')}
        name="password"
        refused={refused.password}
      />
      <Box
        {...both}
        label={t('authentication:confirmPassword')}
        name="again"
        refused={refused.again}
      />
    </>
  )
}

/** What is wrong with both boxes as far as the browser can know; the desk itself knows more. */
export function useNewPasswordCheck() {
  const { i18n } = useTranslation()
  return ({ password = '', again = '' }: Partial<Typed>): Typed => ({
    ...(!isOfLength(password) && { password: say({ i18n }, PASSWORD_RULE) }),
    ...(password !== again && { again: say({ i18n }, DIFFERENT) }),
  })
}

const DIFFERENT: Words = {
  en: 'The two passwords are not the same.',
  ja: '2つのパスワードが一致しません。',
}
