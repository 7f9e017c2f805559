'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  PasswordField,
  TextField,
  useAuth,
  useConfig,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { email } from 'payload/shared'
import { useEffect } from 'react'
import { say } from '../../../base/words.ts'
import { CODE } from '../second-factor/answers.ts'

const EMPTY = { value: undefined, initialValue: undefined, valid: true }
/** A constant: Payload empties a form when it gets another object. */
const INITIAL = { email: EMPTY, password: EMPTY }

/** Address and password, and the code of the second factor once the desk asks for it. */
export function SignInForm({ next }: { next: string }) {
  const { routes } = useConfig().config
  const { fetchFullUser } = useAuth()
  const { t } = useTranslation()
  return (
    <Form
      action={`${routes.api}/users/login`}
      className="login__form"
      disableSuccessStatus
      initialState={INITIAL}
      method="POST"
      onSuccess={async () => void (await fetchFullUser())}
      redirect={next}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            label: t('general:email'),
            required: true,
            admin: { autoComplete: 'username' },
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          autoComplete="current-password"
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
        <CodeField />
      </div>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}

/** The field for the code; it appears only when the desk asks for the code. */
function CodeField() {
  const isAsked = useFormFields(([fields]) => fields[CODE] !== undefined)
  return isAsked ? <AskedCode /> : null
}

function AskedCode() {
  const { i18n, t } = useTranslation()
  useEffect(() => document.getElementById(`field-${CODE}`)?.focus(), [])
  return (
    <TextField
      field={{
        name: CODE,
        label: say({ i18n }, { en: 'Code', ja: '確認コード' }),
        required: true,
        admin: {
          autoComplete: 'one-time-code',
          description: say(
            { i18n },
            {
              en: 'The six digits in your authenticator app. Without your telephone: one of your recovery codes. Without either, please ask an administrator.',
              ja: '認証アプリに表示されている6桁の数字です。端末が手元にない場合はリカバリーコードを、それもない場合は管理者に解除を依頼してください。',
            },
          ),
        },
      }}
      path={CODE}
      validate={(value: unknown) =>
        typeof value === 'string' && value.trim() !== '' ? true : t('validation:required')
      }
    />
  )
}
